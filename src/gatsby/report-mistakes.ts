import type { Reporter } from "gatsby";
import { checkSettings } from "../content/validate/check-settings";
import { formatReport } from "../content/validate/mistake";
import { validateProject } from "../content/validate/validate-project";
import { isDeveloping } from "./is-developing";

let lastReport = "";

/**
 * Validates the data, the texts and the variables, and reports all mistakes. A build fails; `gatsby develop` goes on, so
 * that a fix shows as soon as it is saved, and does not repeat the same report.
 */
export async function reportMistakes(reporter: Reporter, root: string): Promise<void> {
  const mistakes = [...checkSettings(process.env), ...(await validateProject(root))];
  const report = mistakes.length > 0 ? formatReport(mistakes) : "";
  if (report && !isDeveloping()) reporter.panic(report);
  if (report && report !== lastReport) reporter.error(report);
  if (!report && lastReport) reporter.success("Les données et les textes sont de nouveau corrects.");
  lastReport = report;
}
