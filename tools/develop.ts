import { runGatsby } from "./run-gatsby";

/** `npm run develop`: the live-reloading site at http://localhost:8000. */
void runGatsby("develop").then(({ succeeded }) => {
  process.exitCode = succeeded ? 0 : 1;
});
