import { existsSync } from "node:fs";
import type { AddressInfo } from "node:net";
import path from "node:path";
import contact from "../../netlify/functions/contact";
import { startRounds } from "../../netlify/lib/delivery/rounds";
import { createServer } from "./create-server";
import { loadHostRules } from "./host-rules";
import { selfSignedCertificate } from "./self-signed";

const root = path.resolve(__dirname, "../..");
const publicFolder = path.join(root, "public");

const functions = { "/.netlify/functions/contact": contact };

const fail = (message: string) => {
  console.error(message);
  process.exitCode = 1;
};

const explain = (error: Error & { code?: string }, port: number) => {
  if (error.code === "EADDRINUSE") {
    return `Le port ${port} est déjà pris. Arrêtez l’autre serveur ou choisissez un autre port : PORT=${port + 1} npm start`;
  }
  if (error.code === "EACCES")
    return `Le port ${port} demande des droits d’administration. Essayez PORT=8888 npm start`;
  return `Le serveur ne peut pas démarrer : ${error.message}`;
};

/** A port a socket can have; 0 lets the system choose. */
const wantedPort = () => {
  const port = Number(process.env.PORT || 8888);
  return Number.isInteger(port) && port >= 0 && port <= 65535 ? port : undefined;
};

/** Serves `public/` as the host will, until the process is told to stop. */
export const serve = async ({ http2 = false } = {}) => {
  const port = wantedPort();
  if (port === undefined) return fail(`PORT=« ${process.env.PORT ?? ""} » n’est pas un numéro de port (0 à 65535).`);
  if (!existsSync(path.join(publicFolder, "index.html"))) {
    return fail("Rien à servir : le dossier public/ est vide. Lancez « npm start » ou « npm run build ».");
  }
  const rules = await loadHostRules(publicFolder, path.join(root, "netlify.toml"));
  const server = createServer({ publicFolder, rules, functions }, http2 ? selfSignedCertificate() : undefined);

  let stopRounds = () => {};
  server.once("error", (error: Error) => fail(explain(error, port)));
  server.listen(port, () => {
    const { port: actual } = server.address() as AddressInfo;
    try {
      stopRounds = startRounds();
    } catch (error) {
      // A variable of the environment is wrong; its message names it.
      fail(error instanceof Error ? error.message : String(error));
      server.close();
      return;
    }
    console.log(`Prêt : ${http2 ? "https" : "http"}://localhost:${actual}`);
    console.log("Ctrl+C pour arrêter.");
  });

  const stop = () => {
    stopRounds();
    server.close(() => process.exit(0));
    if ("closeAllConnections" in server) server.closeAllConnections();
  };
  process.once("SIGINT", stop).once("SIGTERM", stop);
};
