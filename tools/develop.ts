import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import contact from "../netlify/functions/contact";
import { startRounds } from "../netlify/lib/delivery/rounds";
import { runGatsby } from "./run-gatsby";
import { callFunction } from "./serve/function-handler";

/**
 * `npm run develop`: the live-reloading site at http://localhost:8000. The contact endpoint
 * runs here; Gatsby's server forwards to it (src/build/develop/forward-contact.ts).
 */
const server = createServer((message, response) => {
  callFunction(contact, message, response).catch((error: unknown) => {
    console.error("Formulaire de contact :", error);
    response.destroy();
  });
});

const develop = async () => {
  const { port } = server.address() as AddressInfo;
  const stopRounds = startRounds();
  const { succeeded, stopped } = await runGatsby("develop", { env: { CONTACT_SERVER: `http://127.0.0.1:${port}` } });
  stopRounds();
  server.close();
  process.exitCode = succeeded || stopped ? 0 : 1;
};

server.listen(0, "127.0.0.1", () => void develop());
