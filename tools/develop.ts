import path from "node:path";
import { developPort } from "./develop/develop-port";
import { developSite } from "./develop/develop-site";
import { followTypes } from "./query-types/query-types";

/** `npm run develop`: the development server, at http://localhost:8000. */
followTypes(path.resolve(__dirname, ".."));
void developSite(developPort()).then((status) => {
  process.exitCode = status;
});
