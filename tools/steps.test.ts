/** @jest-environment node */
import { failure, runChecks, type Step, success } from "./steps";

let logged: string[];

beforeEach(() => {
  logged = [];
  jest.spyOn(console, "log").mockImplementation((line: string) => logged.push(...line.split("\n")));
});

afterEach(() => {
  process.exitCode = undefined;
});

/** A step that logs its start and end, and lasts one turn of the event loop. */
const step = (title: string, cores: 1 | 2, outcome = success, after: Step[] = []): Step => ({
  title,
  cores,
  after,
  run: () => new Promise((resolve) => setImmediate(() => resolve(outcome))),
});

const startedSteps = () => logged.filter((line) => line.endsWith("…"));

it("runs two single-core steps in parallel, and a two-core step alone", async () => {
  await runChecks([step("un", 1), step("deux", 1), step("large", 2), step("trois", 1)]);
  const order = logged.map((line) => line.replace(/ : .*/, "")).filter((line) => /^( {2}|✓ )/.test(line));
  expect(order.slice(0, 2)).toEqual(["  un…", "  deux…"]);
  expect(order.indexOf("✓ large") - order.indexOf("  large…")).toBe(1);
  expect(logged.at(-1)).toBe("4 passed, 0 failed");
  expect(process.exitCode).toBe(0);
});

it("continues after a failure, skips the steps that depend on it, and prints both again at the end", async () => {
  const build = step("construction", 1, failure("une erreur"));
  const pages = step("pages", 1);
  await runChecks([build, pages, step("poids", 1, success, [pages, build]), step("types", 1)]);
  expect(startedSteps()).toEqual(["  construction…", "  pages…", "  types…"]);
  const end = logged.slice(logged.indexOf("En échec :"));
  expect(end).toEqual(
    expect.arrayContaining(["✗ construction", "une erreur", "✗ poids : impossible sans « construction »"]),
  );
  expect(logged.at(-1)).toBe("2 passed, 2 failed");
  expect(process.exitCode).toBe(1);
});

it("fails a step that waits for one that is not there", async () => {
  await runChecks([step("poids", 1, success, [step("construction", 1)])]);
  expect(logged.at(-1)).toBe("0 passed, 1 failed");
});

it("counts the tests of a step", async () => {
  await runChecks([step("tests", 2, { passed: 40, failed: 2, failures: ["a", "b"] })]);
  expect(logged.at(-1)).toBe("40 passed, 2 failed");
});
