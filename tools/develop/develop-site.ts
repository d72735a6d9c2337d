import { createServer } from "node:http";
import { contactFunction, contactShortcut } from "../../src/shared/function-addresses";
import { deliveryMistake, startLocalDelivery } from "../serve/local-delivery";
import { runGatsby } from "../run-gatsby";
import { gracefulCloser } from "../serve/close-gracefully";
import { callFunction } from "../serve/function-handler";
import { hostFunctions } from "../serve/host-functions";
import { listen } from "../serve/listen";
import { portMistake } from "../serve/port";

const openServer = () =>
  createServer((message, response) => {
    const [pathname = ""] = (message.url ?? "").split("?");
    const handler = hostFunctions[pathname === contactShortcut ? contactFunction : pathname];
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
 * Runs the development server until it is stopped. The functions run here; Gatsby's server forwards
 * to them (src/gatsby/develop/forward-to-servers.ts).
 *
 * @param port passed to Gatsby, which would otherwise read `PORT`.
 * @param env additional environment of Gatsby's server.
 * @returns the exit status.
 */
export async function developSite(port: string, env: NodeJS.ProcessEnv = {}): Promise<number> {
  // Checked first: if the port is in use, Gatsby asks in English whether to use another.
  const command = `npm run ${process.env.npm_lifecycle_event ?? "develop"}`;
  const address = { port: Number(port), retry: (other: number) => `${command} -- --port ${other}` };
  const mistake = (await portMistake(address)) ?? (await deliveryMistake());
  if (mistake) {
    console.error(mistake);
    return 1;
  }
  const { servers, port: contactPort } = await listen(openServer, 0, "127.0.0.1");
  const close = servers.map(gracefulCloser);
  const delivery = startLocalDelivery();
  const { succeeded, stopped } = await runGatsby("develop", {
    args: ["--port", port],
    env: { CONTACT_SERVER: `http://127.0.0.1:${contactPort}`, ...env },
  });
  await Promise.all([delivery.stop(), ...close.map((finish) => finish())]);
  return succeeded || stopped ? 0 : 1;
}
