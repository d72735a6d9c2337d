import { existsSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import { deliveryMistake, startLocalDelivery } from "./local-delivery";
import { gracefulCloser } from "./close-gracefully";
import { hostFunctions } from "./host-functions";
import { loadHostRules } from "./host-rules";
import { listen } from "./listen";
import { explainListening, startAddress } from "./port";
import { siteHandler } from "./site-handler";
import { stopOnSignal } from "./stop-on-signal";

const root = path.resolve(__dirname, "../..");
const publicFolder = path.join(root, "public");

const fail = (message: string) => {
  console.error(message);
  process.exitCode = 1;
};

/** Serves `public/` as the host will, until the process is stopped. */
export const serve = async () => {
  const address = startAddress();
  if (!existsSync(path.join(publicFolder, "index.html"))) {
    return fail("Rien à servir : le dossier public/ est vide. Lancez « npm start » ou « npm run build ».");
  }
  const mistake = await deliveryMistake();
  if (mistake) return fail(mistake);
  const rules = await loadHostRules(publicFolder, path.join(root, "netlify.toml"));
  const handler = siteHandler({ publicFolder, rules, functions: hostFunctions });
  const open = () => createServer(handler);
  const opened = await listen(open, address.port, address.host).catch((error: unknown) =>
    fail(explainListening(error, address)),
  );
  if (!opened) return;
  stopOnSignal([startLocalDelivery().stop, ...opened.servers.map(gracefulCloser)]);
  console.log(`Prêt : http://localhost:${opened.port}`);
  console.log("Ctrl+C pour arrêter.");
};
