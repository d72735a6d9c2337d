import path from "node:path";
import { developPort } from "./develop/develop-port";
import { developSite } from "./develop/develop-site";
import { claimProject, explainFirst } from "./develop/sole-server";
import { followTypes } from "./query-types/query-types";

const root = path.resolve(__dirname, "..");

/** `npm run develop`: the development server, at http://localhost:8000. */
const develop = async (): Promise<number> => {
  const port = developPort();
  const { first } = await claimProject(root, { command: "npm run develop", address: `http://localhost:${port}` });
  if (first === undefined) {
    followTypes(root);
    return developSite(port);
  }
  if (first.command === "npm run develop") {
    console.log(`\nLe serveur de développement est déjà ouvert dans ce dossier : ${first.address}\n`);
    return 0;
  }
  console.error(explainFirst(first));
  return 1;
};

void develop().then((status) => {
  process.exitCode = status;
});
