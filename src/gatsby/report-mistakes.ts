import type { Reporter } from "gatsby";
import { formatReport } from "../content/validate/mistake";
import { validateProject } from "../content/validate/validate-project";

const developing = () => process.env.NODE_ENV === "development";

let told = "";

/**
 * Reports every mistake in the data and the texts. A build stops there, with a non-zero
 * status; `gatsby develop` goes on, so that the mend is seen as soon as it is saved, and
 * says the same report once.
 */
export async function reportMistakes(reporter: Reporter, root: string): Promise<void> {
  const mistakes = await validateProject(root);
  const report = mistakes.length > 0 ? formatReport(mistakes) : "";
  if (report && !developing()) reporter.panic(report);
  if (report && report !== told) reporter.error(report);
  if (!report && told) reporter.success("Les données et les textes sont de nouveau corrects.");
  told = report;
}

/** In `gatsby develop`: checks again after each change, which Gatsby follows by creating pages anew. */
export async function reportMistakesAgain(reporter: Reporter, root: string): Promise<void> {
  if (developing()) await reportMistakes(reporter, root);
}
