/** @jest-environment node */
import { failure, runChecks, type Step, success } from "./steps";

let said: string[];

beforeEach(() => {
  said = [];
  jest.spyOn(console, "log").mockImplementation((line: string) => said.push(...line.split("\n")));
});

afterEach(() => {
  process.exitCode = undefined;
});

/** A step that logs its start and end, and lasts one turn of the event loop. */
const step = (title: string, cores: 1 | 2, outcome = success, after?: Step): Step => ({
  title,
  cores,
  ...(after && { after }),
  run: () => new Promise((resolve) => setImmediate(() => resolve(outcome))),
});

const beginnings = () => said.filter((line) => line.endsWith("…"));

it("runs what keeps one core busy beside another of its kind, and nothing beside what keeps two busy", async () => {
  await runChecks([step("un", 1), step("deux", 1), step("large", 2), step("trois", 1)]);
  const order = said.map((line) => line.replace(/ : .*/, "")).filter((line) => /^( {2}|✓ )/.test(line));
  expect(order.slice(0, 2)).toEqual(["  un…", "  deux…"]);
  expect(order.indexOf("✓ large") - order.indexOf("  large…")).toBe(1);
  expect(said.at(-1)).toBe("4 passed, 0 failed");
  expect(process.exitCode).toBe(0);
});

it("goes on after a failure, leaves out what needs what failed, and tells both again at the end", async () => {
  const build = step("construction", 1, failure("une erreur"));
  await runChecks([build, step("poids", 1, success, build), step("types", 1)]);
  expect(beginnings()).toEqual(["  construction…", "  types…"]);
  const end = said.slice(said.indexOf("En échec :"));
  expect(end).toEqual(
    expect.arrayContaining(["✗ construction", "une erreur", "✗ poids : impossible sans « construction »"]),
  );
  expect(said.at(-1)).toBe("1 passed, 2 failed");
  expect(process.exitCode).toBe(1);
});

it("counts the tests of a step, not the step", async () => {
  await runChecks([step("tests", 2, { passed: 40, failed: 2, failures: ["a", "b"] })]);
  expect(said.at(-1)).toBe("40 passed, 2 failed");
});
