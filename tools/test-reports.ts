import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { JSONReport, JSONReportSpec, JSONReportSuite } from "@playwright/test/reporter";

/** What `jest --json` writes, of which this is read. */
export type UnitReport = {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: {
    name: string;
    /** What kept the file from running at all, when nothing of it was asserted. */
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
};

const specsOf = ({ specs, suites = [] }: JSONReportSuite): JSONReportSpec[] => [...specs, ...suites.flatMap(specsOf)];

/** How many tests each project of a Playwright run has, and the sum of their durations, a line each. */
export const projectTimes = ({ suites }: Pick<JSONReport, "suites">): string[] => {
  const projects = new Map<string, number[]>();
  for (const { projectName, results } of suites.flatMap(specsOf).flatMap(({ tests }) => tests)) {
    const duration = results.reduce((sum, result) => sum + result.duration, 0);
    projects.set(projectName, [...(projects.get(projectName) ?? []), duration]);
  }
  return [...projects].map(([name, durations]) => {
    const seconds = durations.reduce((sum, duration) => sum + duration, 0) / 1000;
    return `${name} : ${durations.length} essais, ${seconds.toFixed(0)} s`;
  });
};

const tell = (title: string, messages: string[]) =>
  [title, ...messages.flatMap((message) => stripVTControlCharacters(message).trim().split("\n"))].join("\n    ");

/** Each failed test of a Playwright run: where it stands, its title, then what it said. */
export const browserFailures = ({ suites, errors }: Pick<JSONReport, "suites" | "errors">): string[] => [
  ...errors.map(({ message = "" }) => tell("Playwright", [message])),
  ...suites.flatMap(specsOf).flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === "unexpected")
      .map(({ projectName, results }) =>
        tell(
          `[${projectName}] ${file}:${line} › ${title}`,
          results.flatMap((result) => result.errors.map(({ message }) => message)),
        ),
      ),
  ),
];

/** Each failed test of a Jest run, and each file that could not be run: where it stands, its title, what it said. */
export const unitFailures = ({ testResults }: Pick<UnitReport, "testResults">, root: string): string[] =>
  testResults.flatMap(({ name, message, assertionResults }) => {
    const file = path.relative(root, name);
    const failed = assertionResults.filter(({ status }) => status === "failed");
    if (assertionResults.length === 0 && message) return [tell(file, [message])];
    return failed.map(({ fullName, failureMessages }) => tell(`${file} › ${fullName}`, failureMessages));
  });
