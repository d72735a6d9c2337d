import { spawnSync } from "node:child_process";
import { runScript } from "./run-command";
import { failure, runChecks, script, type Step, success } from "./steps";

/**
 * `npm run check`: what an engineer asks again and again while writing. Nothing is built; what was right before and
 * has not changed is not looked at again.
 */

const cache = "node_modules/.cache";

const isKnown = (reference: string) =>
  spawnSync("git", ["rev-parse", "--verify", "--quiet", reference], { stdio: "ignore" }).status === 0;

/** What differs from the main branch, saved or not; on the main branch itself, what is not saved yet. */
const changed = isKnown("main") ? "--changedSince=main" : "--onlyChanged";

const unitTests: Step = {
  title: "Tests unitaires de ce qui a changé (Jest)",
  cores: 1,
  run: async () => {
    // Not those that start processes: they take a minute.
    const chosen = [changed, "--testPathIgnorePatterns=netlify/tests", "--passWithNoTests", "--maxWorkers=1"];
    return (await runScript("test:unit", [...chosen, "--reporters=summary"])).succeeded ? success : failure();
  },
};

const cached = (file: string) => ["--cache", "--cache-strategy=content", `--cache-location=${cache}/${file}`];

void runChecks([
  script("Code (ESLint)", "check:code", cached("eslint")),
  script("Types (TypeScript)", "check:types"),
  script("Styles (Stylelint)", "check:styles", cached("stylelint")),
  script("Mise en forme (Prettier)", "check:format", cached("prettier")),
  unitTests,
]);
