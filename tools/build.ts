import { runGatsby } from "./run-gatsby";

/** `npm run build`: builds the production site into `public/`. */
void runGatsby("build").then(({ succeeded }) => {
  process.exitCode = succeeded ? 0 : 1;
});
