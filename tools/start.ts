import { runGatsby } from "./run-gatsby";
import { serve } from "./serve/serve";

/** `npm start`: builds the site incrementally, then serves it. */
const start = async () => {
  console.log("Construction du site : une à trois minutes la première fois, quelques secondes ensuite…");
  const { succeeded, stopped } = await runGatsby("build");
  if (stopped) return;
  if (succeeded) return serve();
  console.error("Le site n’a pas pu être construit : les messages ci-dessus disent pourquoi.");
  process.exitCode = 1;
};

void start();
