import { watch } from "node:fs";
import { join } from "node:path";
import type { Reporter } from "gatsby";
import { formatReport } from "./mistake";
import { validateProject } from "./validate-project";

/**
 * Reports every mistake in the data and the texts. A build stops there, with a non-zero
 * status; `gatsby develop` goes on, so that the mend is seen as soon as it is saved.
 */
export async function stopOnMistakes(reporter: Reporter, root: string): Promise<void> {
  const mistakes = await validateProject(root);
  if (mistakes.length === 0) return;
  if (process.env.NODE_ENV === "development") reporter.error(formatReport(mistakes));
  else reporter.panic(formatReport(mistakes));
}

/** In `gatsby develop`: checks again each time a file of data/ or content/ is saved. */
export function watchForMistakes(reporter: Reporter, root: string): void {
  let broken = false;
  let timer: NodeJS.Timeout | undefined;
  const check = async () => {
    const mistakes = await validateProject(root);
    if (mistakes.length > 0) reporter.error(formatReport(mistakes));
    else if (broken) reporter.success("Les données et les textes sont de nouveau corrects.");
    broken = mistakes.length > 0;
  };
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void check(), 200);
  };
  for (const folder of ["data", "content"]) watch(join(root, folder), { recursive: true }, soon);
}
