import path from "node:path";
import { checkSettings } from "../src/content/validate/check-settings";
import { formatReport } from "../src/content/validate/mistake";
import { validateProject } from "../src/content/validate/validate-project";

const root = path.resolve(__dirname, "..");

/** `npm run check:content`: validates `data/`, `content/` and the environment variables, as the build does. */
void validateProject(root).then((content) => {
  const mistakes = [...checkSettings(process.env), ...content];
  if (mistakes.length === 0) return;
  console.error(formatReport(mistakes));
  process.exitCode = 1;
});
