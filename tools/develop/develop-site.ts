import { createServer } from "node:http";
import { startLocalRounds } from "../serve/local-rounds";
import { runGatsby } from "../run-gatsby";
import { closerOf } from "../serve/close-gracefully";
import { callFunction } from "../serve/function-handler";
import { hostFunctions } from "../serve/host-functions";
import { listen } from "../serve/listen";

/** The short address of the form on a local host, which `netlify.toml` gives to its function. */
const shortAddress = "/contact";

const openServer = () =>
  createServer((message, response) => {
    const [pathname = ""] = (message.url ?? "").split("?");
    const handler = hostFunctions[pathname === shortAddress ? "/.netlify/functions/contact" : pathname];
    if (!handler) {
      response.writeHead(404).end();
      return;
    }
    callFunction(handler, message, response).catch((error: unknown) => {
      console.error("Formulaire de contact :", error);
      response.destroy();
    });
  });

/**
 * Runs the live-reloading site until it is stopped. The functions run here; Gatsby's server
 * forwards to them (src/gatsby/develop/forward-to-servers.ts).
 *
 * @param port where; told to Gatsby, which would read `PORT` otherwise.
 * @param env what else Gatsby's server is to be told.
 * @returns the status to leave with.
 */
export async function developSite(port: string, env: NodeJS.ProcessEnv = {}): Promise<number> {
  const { servers, port: contactPort } = await listen(openServer, 0, "127.0.0.1");
  const close = servers.map(closerOf);
  const rounds = startLocalRounds();
  const { succeeded, stopped } = await runGatsby("develop", {
    args: ["--port", port],
    env: { CONTACT_SERVER: `http://127.0.0.1:${contactPort}`, ...env },
  });
  await Promise.all([rounds.stop(), ...close.map((finish) => finish())]);
  return succeeded || stopped ? 0 : 1;
}
