import path from "node:path";
import { formatReport } from "../src/content/validate/mistake";
import { validateProject } from "../src/content/validate/validate-project";

/** `npm run check:content`: validates `data/` and `content/`, as the build does. */
void validateProject(path.resolve(__dirname, "..")).then((mistakes) => {
  if (mistakes.length === 0) return;
  console.error(formatReport(mistakes));
  process.exitCode = 1;
});
