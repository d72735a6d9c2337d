import { readdirSync, watch } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
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

const root = path.resolve(__dirname, "../..");

const settingOf: Record<string, string> = {
  ENOSPC: "fs.inotify.max_user_watches=524288",
  EMFILE: "fs.inotify.max_user_instances=512",
};

/** Why the system can't watch all files, in French; Gatsby would say so in English, or not at all. Undefined if it can. */
export function watchMistake(): string | undefined {
  // Other systems watch a folder as a whole.
  if (process.platform !== "linux") return undefined;
  const files = ["src", "content", "data"].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true }).map((name) => path.join(root, folder, String(name))),
  );
  const watchers: { close: () => void }[] = [];
  try {
    for (const file of files) watchers.push(watch(file));
  } catch (error) {
    const setting = settingOf[String((error as NodeJS.ErrnoException).code)];
    if (setting) {
      return `Trop de fichiers sont suivis sur cette machine\u00A0: le site ne se rechargerait pas. Fermez un autre éditeur ou serveur, ou relevez la limite\u00A0: sudo sysctl ${setting}`;
    }
  } finally {
    for (const watcher of watchers) watcher.close();
  }
  return undefined;
}

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
  const mistake = (await portMistake(address)) ?? (await deliveryMistake()) ?? watchMistake();
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
