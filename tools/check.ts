import { spawnSync } from "node:child_process";
import { runChecks, script } from "./steps";

/**
 * `npm run check`: the fast checks to run while coding. Nothing is built; what passed and has not
 * changed is not checked again.
 */

const isKnown = (reference: string) =>
  spawnSync("git", ["rev-parse", "--verify", "--quiet", reference], { stdio: "ignore" }).status === 0;

/** What differs from `main`, committed or not; on `main` itself, uncommitted changes only. */
const changed = isKnown("main") ? "--changedSince=main" : "--onlyChanged";

/** Without the tests that start processes, which take a minute. */
const unitTests = [changed, "--testPathIgnorePatterns=netlify/tests", "--passWithNoTests", "--maxWorkers=1"];

const cached = (file: string) => [
  "--cache",
  "--cache-strategy=content",
  `--cache-location=node_modules/.cache/${file}.json`,
];

void runChecks([
  script("Code (ESLint)", "check:code", cached("eslint")),
  script("Données et textes", "check:content"),
  script("Types (TypeScript)", "check:types"),
  script("Styles (Stylelint)", "check:styles", cached("stylelint")),
  script("Mise en forme (Prettier)", "check:format", cached("prettier")),
  script("Tests unitaires de ce qui a changé (Jest)", "test:unit", unitTests),
]);
