/** @jest-environment node */
import type { JSONReportSuite, JSONReportTest } from "@playwright/test/reporter";
import { projectTimes } from "./project-times";

const took = (projectName: string, ...durations: number[]) =>
  ({ projectName, results: durations.map((duration) => ({ duration })) }) as JSONReportTest;

const suite = (tests: JSONReportTest[], suites: JSONReportSuite[] = []) =>
  ({ specs: tests.map((test) => ({ tests: [test] })), suites }) as JSONReportSuite;

it("adds up the tests of each project, however deep they are described", () => {
  const inner = suite([took("chromium", 400), took("journeys-webkit", 20_000)]);
  const suites = [suite([took("chromium", 600)], [inner]), suite([took("journeys-webkit", 600, 1000)])];
  expect(projectTimes({ suites })).toEqual(["chromium : 2 essais, 1 s", "journeys-webkit : 2 essais, 22 s"]);
});
