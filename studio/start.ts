import { randomBytes } from "node:crypto";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { developPort } from "../tools/develop/develop-port";
import { developSite } from "../tools/develop/develop-site";
import { claimProject, explainFirst, type Holder } from "../tools/develop/sole-server";
import { makeAssets } from "./server/assets";
import { createStudio } from "./server/create-server";

/**
 * `npm run studio`: the development server and, on the same origin at /studio, the forms that edit
 * `data/` and `content/`. This process serves them; Gatsby's server forwards to it.
 */
const root = path.resolve(__dirname, "..");
const sitePort = developPort();
const address = `http://localhost:${sitePort}/studio`;
const pollInterval = 500;

/** Logs the studio's URL once it responds, after Gatsby's output. */
const announceWhenReady = async (): Promise<void> => {
  const isReady = await fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );
  if (isReady) return console.log(`\nStudio prêt : ${address}\n`);
  setTimeout(() => void announceWhenReady(), pollInterval).unref();
};

/** Reports the command that already runs in this folder. */
function leadTo(first: Holder): void {
  const isStudio = first.command === "npm run studio";
  console.log(`\n${isStudio ? `Le studio est déjà ouvert dans ce dossier : ${first.address}` : explainFirst(first)}\n`);
  process.exitCode = isStudio ? 0 : 1;
}

const start = async () => {
  const { first } = await claimProject(root, { command: "npm run studio", address });
  if (first !== undefined) return leadTo(first);
  const key = randomBytes(32).toString("hex");
  const assets = makeAssets();
  const server = createStudio(root, key, assets);
  // An error in the studio must not stop the site.
  process.on("uncaughtException", (error) => console.error("Studio :", error));
  process.on("unhandledRejection", (error) => console.error("Studio :", error));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  void announceWhenReady();
  const status = await developSite(sitePort, { STUDIO_SERVER: `http://127.0.0.1:${port}`, STUDIO_KEY: key });
  server.close();
  server.closeAllConnections();
  process.exitCode = status;
};

void start();
