import path from "node:path";
import { developPort } from "./develop/develop-port";
import { developSite } from "./develop/develop-site";
import { buildUnderWay, claimProject, explainFirst } from "./develop/sole-server";
import { followTypes } from "./query-types/query-types";

const root = path.resolve(__dirname, "..");

/** `npm run develop`: the development server, at http://localhost:8000. */
const develop = async (): Promise<number> => {
  const port = developPort();
  const { first } = await claimProject(root, `http://localhost:${port}`);
  if (first === undefined) {
    followTypes(root);
    return developSite(port);
  }
  if (first === buildUnderWay) {
    console.error(explainFirst(first));
    return 1;
  }
  console.log(`\nLe serveur de développement est déjà ouvert dans ce dossier : ${first}\n`);
  return 0;
};

void develop().then((status) => {
  process.exitCode = status;
});
