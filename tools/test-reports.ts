import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { JSONReport, JSONReportSpec, JSONReportSuite } from "@playwright/test/reporter";

/** The part of `jest --json`'s output used here. */
export type UnitReport = {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: {
    name: string;
    /** Why the file could not run, if no assertion was made. */
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
};

const specsOf = ({ specs, suites = [] }: JSONReportSuite): JSONReportSpec[] => [...specs, ...suites.flatMap(specsOf)];

/** Number of tests and total duration of each Playwright project, one per line. */
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

const formatFailure = (title: string, messages: string[]) =>
  [title, ...messages.flatMap((message) => stripVTControlCharacters(message).trim().split("\n"))].join("\n    ");

/** Failed Playwright tests: location, title, message. */
export const browserFailures = ({ suites, errors }: Pick<JSONReport, "suites" | "errors">): string[] => [
  ...errors.map(({ message = "" }) => formatFailure("Playwright", [message])),
  ...suites.flatMap(specsOf).flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === "unexpected")
      .map(({ projectName, results }) =>
        formatFailure(
          `[${projectName}] ${file}:${line} › ${title}`,
          results.flatMap((result) => result.errors.map(({ message }) => message)),
        ),
      ),
  ),
];

/** Failed Jest tests and files that could not run: location, title, message. */
export const unitFailures = ({ testResults }: Pick<UnitReport, "testResults">, root: string): string[] =>
  testResults.flatMap(({ name, message, assertionResults }) => {
    const file = path.relative(root, name);
    const failed = assertionResults.filter(({ status }) => status === "failed");
    if (assertionResults.length === 0 && message) return [formatFailure(file, [message])];
    return failed.map(({ fullName, failureMessages }) => formatFailure(`${file} › ${fullName}`, failureMessages));
  });
