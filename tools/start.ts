import path from "node:path";
import { claimProject, explainFirst } from "./develop/sole-server";
import { runGatsby } from "./run-gatsby";
import { deliveryMistake } from "./serve/local-delivery";
import { portMistake, startAddress } from "./serve/port";
import { serve } from "./serve/serve";

const root = path.resolve(__dirname, "..");

const fail = (message: string) => {
  console.error(message);
  process.exitCode = 1;
};

/** `npm start`: builds the site incrementally, then serves it. */
const start = async () => {
  // What would stop the server is reported before the build, which takes minutes.
  const address = startAddress();
  const mistake = (await portMistake(address)) ?? (await deliveryMistake());
  if (mistake) return fail(mistake);
  console.log("Construction du site : une à trois minutes la première fois, quelques secondes ensuite…");
  const { succeeded, stopped, output } = await runGatsby("build", { quiet: true });
  if (stopped) return;
  if (succeeded) {
    // Another build would take away the pages under this server.
    const { first } = await claimProject(root, { command: "npm start", address: `http://localhost:${address.port}` });
    return first === undefined ? serve() : fail(explainFirst(first));
  }
  fail(`${output.trimEnd()}\nLe site n’a pas pu être construit : les messages ci-dessus disent pourquoi.`);
};

void start();
