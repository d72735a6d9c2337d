/** @jest-environment node */
import type { JSONReportSpec, JSONReportSuite, JSONReportTest } from "@playwright/test/reporter";
import { browserFailures, projectTimes, unitFailures } from "./test-reports";

const took = (projectName: string, ...durations: number[]) =>
  ({ projectName, results: durations.map((duration) => ({ duration })) }) as JSONReportTest;

const suite = (tests: JSONReportTest[], suites: JSONReportSuite[] = []) =>
  ({ specs: tests.map((test) => ({ tests: [test] })), suites }) as JSONReportSuite;

it("sums the tests of each project, in nested suites too", () => {
  const inner = suite([took("chromium", 400), took("journeys-webkit", 20_000)]);
  const suites = [suite([took("chromium", 600)], [inner]), suite([took("journeys-webkit", 600, 1000)])];
  expect(projectTimes({ suites })).toEqual(["chromium : 2 essais, 1 s", "journeys-webkit : 2 essais, 22 s"]);
});

const tried = (projectName: string, status: JSONReportTest["status"], ...messages: string[]) =>
  ({ projectName, status, results: [{ errors: messages.map((message) => ({ message })) }] }) as JSONReportTest;

it("formats each failed browser test: engine, location, title, message without colours", () => {
  const spec = {
    title: "un geste",
    file: "e2e/a.spec.ts",
    line: 7,
    tests: [
      tried("chromium", "expected"),
      tried("journeys-webkit", "unexpected", "\u001b[31mattendu : 1\u001b[39m\nreçu : 2\n"),
    ],
  } as JSONReportSpec;
  const suites = [{ specs: [], suites: [{ specs: [spec] }] } as unknown as JSONReportSuite];
  expect(browserFailures({ suites, errors: [{ message: "aucun test" }] })).toEqual([
    "Playwright\n    aucun test",
    "[journeys-webkit] e2e/a.spec.ts:7 › un geste\n    attendu : 1\n    reçu : 2",
  ]);
});

it("formats each failed unit test, and each file that could not run", () => {
  const assertionResults = [
    { fullName: "compte juste", status: "passed", failureMessages: [] },
    { fullName: "compte faux", status: "failed", failureMessages: ["3 n’est pas 2"] },
  ];
  const testResults = [
    { name: "/site/src/a.test.ts", message: "le tout", assertionResults },
    { name: "/site/src/b.test.ts", message: "module introuvable", assertionResults: [] },
    { name: "/site/src/c.test.ts", message: "", assertionResults: [] },
  ];
  expect(unitFailures({ testResults }, "/site")).toEqual([
    "src/a.test.ts › compte faux\n    3 n’est pas 2",
    "src/b.test.ts\n    module introuvable",
  ]);
});
