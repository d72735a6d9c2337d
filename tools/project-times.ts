import type { JSONReport, JSONReportSuite, JSONReportTest } from "@playwright/test/reporter";

const testsOf = ({ specs, suites = [] }: JSONReportSuite): JSONReportTest[] => [
  ...specs.flatMap(({ tests }) => tests),
  ...suites.flatMap(testsOf),
];

/** How many tests each project of a Playwright run has, and the sum of their durations, a line each. */
export const projectTimes = ({ suites }: Pick<JSONReport, "suites">): string[] => {
  const projects = new Map<string, number[]>();
  for (const { projectName, results } of suites.flatMap(testsOf)) {
    const duration = results.reduce((sum, result) => sum + result.duration, 0);
    projects.set(projectName, [...(projects.get(projectName) ?? []), duration]);
  }
  return [...projects].map(([name, durations]) => {
    const seconds = durations.reduce((sum, duration) => sum + duration, 0) / 1000;
    return `${name} : ${durations.length} essais, ${seconds.toFixed(0)} s`;
  });
};
