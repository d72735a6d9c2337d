/** @jest-environment node */
import { runChecks, type Step } from "./steps";

let logged: string[];

beforeEach(() => {
  logged = [];
  jest.spyOn(console, "log").mockImplementation((line: string) => logged.push(...line.split("\n")));
});

afterEach(() => {
  process.exitCode = undefined;
});

const result = (succeeded: boolean, output = "") => ({ succeeded, output });

/** A step that lasts one turn of the event loop. */
const step = (title: string, outcome = result(true), options: Partial<Step> = {}): Step => ({
  title,
  run: () => new Promise((resolve) => setImmediate(() => resolve(outcome))),
  ...options,
});

const order = () => logged.map((line) => line.replace(/ : .*/, "")).filter((line) => /^(?: {2}|[✓✗] )/.test(line));

it("runs two steps at a time, and one that needs both cores after all the others", async () => {
  await runChecks([step("un"), step("deux"), step("trois"), step("large", result(true), { alone: true })]);
  expect(order().slice(0, 2)).toEqual(["  un…", "  deux…"]);
  expect(order().slice(-3)).toEqual(["✓ trois", "  large…", "✓ large"]);
  expect(logged.at(-1)).toBe("4 passed, 0 failed");
  expect(process.exitCode).toBe(0);
});

it("starts the next step that is ready while one waits for another", async () => {
  const [build, slow] = [step("construction"), step("lent")];
  const longer = { ...slow, run: () => slow.run().then(slow.run) };
  await runChecks([build, longer, step("poids", result(true), { after: [longer] }), step("types")]);
  expect(order().indexOf("  types…")).toBeLessThan(order().indexOf("✓ lent"));
  expect(order().indexOf("  poids…")).toBeGreaterThan(order().indexOf("✓ lent"));
});

it("continues after a failure, shows it, skips the steps that depend on it, and names both at the end", async () => {
  const build = step("construction", result(false, "une erreur"));
  const pages = step("pages");
  await runChecks([build, pages, step("poids", result(true), { after: [pages, build] }), step("types")]);
  expect(order().filter((line) => line.endsWith("…"))).toEqual(["  construction…", "  pages…", "  types…"]);
  expect(logged).toContain("une erreur");
  expect(logged.slice(logged.indexOf("En échec (ce que chacun dit est plus haut) :") + 1, -3)).toEqual([
    "✗ construction",
    "✗ poids : impossible sans « construction »",
  ]);
  expect(logged.at(-1)).toBe("2 passed, 2 failed");
  expect(process.exitCode).toBe(1);
});

it("fails a step that waits for one that is not there", async () => {
  await runChecks([step("poids", result(true), { after: [step("construction")] })]);
  expect(logged.at(-1)).toBe("0 passed, 1 failed");
});

it.each([
  [
    "Jest",
    "● 3 failed\nTest Suites: 1 failed, 3 total\n\u001B[1mTests:\u001B[22m       2 failed, 40 passed, 42 total\n",
    "40 passed, 2 failed",
  ],
  [
    "Playwright",
    "  1) [chromium] 9 passed\n\n  2 failed\n    [chromium] › a.spec.ts\n  1 did not run\n  40 passed (1.2m)\n",
    "40 passed, 2 failed",
  ],
  ["a crash after tests that passed", "Tests:       40 passed, 40 total\nError\n", "40 passed, 1 failed"],
  ["a tool that counts nothing", "src/a.ts(1,1): error TS1005\n", "0 passed, 1 failed"],
])("counts the tests by the last lines of %s", async (_title, output, total) => {
  await runChecks([step("tests", result(false, output))]);
  expect(logged.at(-1)).toBe(total);
});

it("counts the tests of a run that succeeded", async () => {
  await runChecks([step("Jest", result(true, "Tests:       7 passed, 7 total\n")), step("types")]);
  expect(logged.at(-1)).toBe("8 passed, 0 failed");
});
