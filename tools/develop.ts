import { developPort } from "./develop/develop-port";
import { developSite } from "./develop/develop-site";

/** `npm run develop`: the development server, at http://localhost:8000. */
void developSite(developPort()).then((status) => {
  process.exitCode = status;
});
