import { createHash } from "node:crypto";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import type { JSONReport } from "@playwright/test/reporter";
import { runScript } from "./run-command";
import { runGatsby } from "./run-gatsby";
import { browserFailures, projectTimes, unitFailures, type UnitReport } from "./test-reports";
import { testEnvironment } from "./test-site";

/**
 * `npm test`: every check, from the quickest to the longest. A failure stops nothing
 * but what cannot run without it; what failed is told once more at the end, and the last line counts everything.
 */

type Outcome = {
  passed: number;
  failed: number;
  /** What each failure said, where that is known. */
  failures: string[];
};
type Step = { title: string; run: () => Promise<Outcome>; needsBuild?: boolean };

const root = path.resolve(__dirname, "..");
const reports = mkdtempSync(path.join(os.tmpdir(), "checks-"));
const generatedTypes = path.join(root, "src/gatsby-types.d.ts");

const success: Outcome = { passed: 1, failed: 0, failures: [] };

const failure = (...failures: string[]): Outcome => ({ passed: 0, failed: 1, failures });

/** A check that is quick says nothing unless it fails. */
const script = (title: string, name: string): Step => ({
  title,
  run: async () => {
    const { succeeded, output } = await runScript(name, [], { quiet: true });
    if (succeeded) return success;
    console.log(output.trimEnd());
    return failure(output.trim());
  },
});

const readReport = (file: string): unknown => (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined);

/** A run that failed without any failing test (nothing found, a crash) still counts as one failure. */
const counted = (succeeded: boolean, failures: string[] = [], passed = 0, failed = 0): Outcome => ({
  passed,
  failed: succeeded ? failed : Math.max(failed, 1),
  failures,
});

const unitTests = async () => {
  const file = path.join(reports, "unit.json");
  // A test that failed may have left work behind: it must not keep the whole run from ending.
  const { succeeded } = await runScript("test:unit", ["--json", `--outputFile=${file}`, "--forceExit"]);
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

const fingerprint = (file: string) =>
  existsSync(file) ? createHash("sha256").update(readFileSync(file)).digest("hex") : undefined;

const committedTypes = fingerprint(generatedTypes);

const typesAreFresh = () => {
  const fresh = committedTypes !== undefined && fingerprint(generatedTypes) === committedTypes;
  if (!fresh) console.log("src/gatsby-types.d.ts n’était pas à jour : la construction l’a réécrit, enregistrez-le.");
  return Promise.resolve(fresh ? success : failure());
};

const build: Step = {
  title: "Construction du site",
  run: async () => ((await runGatsby("build", { env: testEnvironment })).succeeded ? success : failure()),
};

const steps: readonly Step[] = [
  script("Mise en forme (Prettier)", "check:format"),
  script("Fichiers générés", "check:generated"),
  script("Styles (Stylelint)", "check:styles"),
  script("Imports (dependency-cruiser)", "check:imports"),
  script("Types (TypeScript)", "check:types"),
  script("Code (ESLint)", "check:code"),
  { title: "Tests unitaires (Jest)", run: unitTests },
  build,
  { title: "Types des requêtes GraphQL", run: typesAreFresh, needsBuild: true },
  { ...script("Poids des pages", "check:sizes"), needsBuild: true },
  { ...script("Site construit, tel que le lisent les machines", "check:site"), needsBuild: true },
  { title: "Tests dans les navigateurs (Playwright)", run: browserTests("test:browser"), needsBuild: true },
  { title: "Serveur de développement (Playwright)", run: browserTests("test:develop") },
];

const seconds = (since: number) => `${((Date.now() - since) / 1000).toFixed(1).replace(".", ",")} s`;

const runStep = async (step: Step, position: number): Promise<Outcome> => {
  console.log(`\n[${position}/${steps.length}] ${step.title}…`);
  const started = Date.now();
  const { passed, failed, failures } = await step.run();
  const detail = passed + failed > 1 ? ` (${passed} réussis, ${failed} en échec)` : "";
  console.log(`${failed === 0 ? "✓" : "✗"} ${step.title} : ${seconds(started)}${detail}`);
  return { passed, failed, failures: failed === 0 ? [] : [`✗ ${step.title}`, ...failures] };
};

const skipStep = (step: Step, position: number) => {
  console.log(`\n[${position}/${steps.length}] ${step.title} : impossible sans le site construit.`);
  return failure(`✗ ${step.title} : impossible sans le site construit`);
};

/** Ctrl+C ends the step under way, then everything. */
let interrupted = false;
const interrupt = () => {
  interrupted = true;
};

const check = async () => {
  process.once("SIGINT", interrupt).once("SIGTERM", interrupt);
  const started = Date.now();
  const total: Outcome = { passed: 0, failed: 0, failures: [] };
  let built = true;
  for (const [index, step] of steps.entries()) {
    const possible = built || !step.needsBuild;
    const count: Outcome = possible ? await runStep(step, index + 1) : skipStep(step, index + 1);
    if (step === build) built = count.failed === 0;
    total.passed += count.passed;
    total.failed += count.failed;
    total.failures.push(...count.failures);
    if (interrupted) break;
  }
  rmSync(reports, { recursive: true });
  if (interrupted) {
    console.log("\nInterrompu.");
    process.exitCode = 130;
    return;
  }
  if (total.failed > 0) console.log(`\nEn échec :\n\n${total.failures.join("\n\n")}`);
  console.log(`\nTerminé en ${seconds(started)}.`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed === 0 ? 0 : 1;
};

void check();
