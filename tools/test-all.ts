import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import type { JSONReport } from "@playwright/test/reporter";
import { ensureEngines } from "./find-engines";
import { runScript } from "./run-command";
import { failure, type Outcome, runChecks, script, type Step, success } from "./steps";
import { browserFailures, projectTimes, unitFailures, type UnitReport } from "./test-reports";
import { buildTestSite, testEnvironment, testSites } from "./test-site";

/** `npm test`: runs all checks. Each site is built once, before the checks that read it. */

const root = path.resolve(__dirname, "..");
const reports = mkdtempSync(path.join(os.tmpdir(), "checks-"));

const readReport = (file: string): unknown => (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined);

/** A run that failed without a failing test (no test found, crash) counts as one failure. */
const counted = (succeeded: boolean, failures: string[] = [], passed = 0, failed = 0): Outcome => ({
  passed,
  failed: succeeded ? failed : Math.max(failed, 1),
  failures,
});

/** Tests that start processes and bundle the functions: they mostly wait, and two at a time take one core. */
const processTests = "netlify/tests";

const unitTests = (name: string, args: readonly string[]) => async () => {
  const file = path.join(reports, `${name}.json`);
  // A failed test may leave handles open, which must not keep the run from ending.
  const { succeeded } = await runScript("test:unit", [...args, "--json", `--outputFile=${file}`, "--forceExit"]);
  const report = readReport(file) as UnitReport | undefined;
  if (!report) return counted(succeeded);
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = report;
  return counted(succeeded, unitFailures(report, root), numPassedTests, numFailedTests + numRuntimeErrorTestSuites);
};

const browserTests = (name: "test:browser" | "test:develop") => async () => {
  const file = path.join(reports, `${name.replace(":", "-")}.json`);
  const { succeeded } = await runScript(name, ["--reporter=line,json"], { env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file } });
  const report = readReport(file) as JSONReport | undefined;
  if (!report) return counted(succeeded);
  console.log(projectTimes(report).join("\n"));
  return counted(succeeded, browserFailures(report), report.stats.expected, report.stats.unexpected);
};

const build = script("Construction du site", "build", [], testEnvironment);

/** Of each site that has a content of its own. */
const copyBuilds = testSites
  .filter(({ content }) => content)
  .map((site): Step => ({
    title: `Construction du site d’essai « ${site.name} »`,
    cores: 1,
    run: async () => {
      const { succeeded, output } = await buildTestSite(site);
      return succeeded ? success : failure(output);
    },
  }));

/** Once for all steps, since two installations at a time would fail. */
const browsers: Step = {
  title: "Navigateurs",
  cores: 1,
  run: async () => ((await ensureEngines()) ? success : failure()),
};

/** The build and the development server use little more than one core. */
const steps: readonly Step[] = [
  browsers,
  script("Données et textes", "check:content"),
  script("Code (ESLint)", "check:code"),
  {
    title: "Serveur de développement (Playwright)",
    cores: 1,
    run: browserTests("test:develop"),
    after: [browsers],
  },
  build,
  ...copyBuilds,
  {
    title: "Processus et paquets de l’hôte (Jest)",
    cores: 1,
    run: unitTests("processes", [processTests, "--maxWorkers=2"]),
  },
  { ...script("Types des requêtes GraphQL", "check:queries"), after: [build] },
  { ...script("Poids des pages", "check:sizes"), after: [build] },
  { ...script("Site construit, tel que le lisent les machines", "check:site"), after: [build] },
  script("Mise en forme (Prettier)", "check:format"),
  script("Fichiers générés", "check:generated"),
  script("Styles (Stylelint)", "check:styles"),
  script("Imports (dependency-cruiser)", "check:imports"),
  script("Types (TypeScript)", "check:types"),
  { title: "Tests unitaires (Jest)", cores: 2, run: unitTests("unit", [`--testPathIgnorePatterns=${processTests}`]) },
  {
    title: "Tests dans les navigateurs (Playwright)",
    cores: 2,
    run: browserTests("test:browser"),
    after: [browsers, build, ...copyBuilds],
  },
];

void runChecks(steps).finally(() => rmSync(reports, { recursive: true }));
