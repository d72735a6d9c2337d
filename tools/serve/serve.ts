import { existsSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import { startLocalRounds } from "./local-rounds";
import { gracefulCloser } from "./close-gracefully";
import { hostFunctions } from "./host-functions";
import { loadHostRules } from "./host-rules";
import { listen } from "./listen";
import { siteHandler } from "./site-handler";
import { stopOnSignal } from "./stop-on-signal";

const root = path.resolve(__dirname, "../..");
const publicFolder = path.join(root, "public");

const fail = (message: string) => {
  console.error(message);
  process.exitCode = 1;
};

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

const explain = (error: unknown, port: number, host = "localhost") => {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "EADDRINUSE") {
    return `Le port ${port} est déjà pris. Arrêtez l’autre serveur ou choisissez un autre port : PORT=${port + 1} npm start`;
  }
  if (code === "EACCES") {
    return `Le port ${port} demande des droits d’administration. Essayez PORT=8888 npm start`;
  }
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND" || code === "EAI_AGAIN") {
    return `HOST=« ${host} » n’est pas une adresse de cette machine. Sans HOST, le site répond à elle seule ; HOST=0.0.0.0 l’ouvre au réseau.`;
  }
  return `Le serveur ne peut pas démarrer : ${messageOf(error)}`;
};

/** A valid port; 0 lets the system choose. */
const requestedPort = () => {
  const port = Number(process.env.PORT || 8888);
  return Number.isInteger(port) && port >= 0 && port <= 65535 ? port : undefined;
};

/** Serves `public/` as the host will, until the process is stopped. */
export const serve = async () => {
  const port = requestedPort();
  const host = process.env.HOST || undefined;
  if (port === undefined) return fail(`PORT=« ${process.env.PORT ?? ""} » n’est pas un numéro de port (0 à 65535).`);
  if (!existsSync(path.join(publicFolder, "index.html"))) {
    return fail("Rien à servir : le dossier public/ est vide. Lancez « npm start » ou « npm run build ».");
  }
  const rules = await loadHostRules(publicFolder, path.join(root, "netlify.toml"));
  const handler = siteHandler({ publicFolder, rules, functions: hostFunctions });
  const open = () => createServer(handler);
  const opened = await listen(open, port, host).catch((error: unknown) => fail(explain(error, port, host)));
  if (!opened) return;
  const close = opened.servers.map(gracefulCloser);
  try {
    stopOnSignal([startLocalRounds().stop, ...close]);
  } catch (error) {
    // An environment variable is invalid; the message names it.
    fail(messageOf(error));
    for (const finish of close) void finish();
    return;
  }
  console.log(`Prêt : http://localhost:${opened.port}`);
  console.log("Ctrl+C pour arrêter.");
};
