import { readFileSync } from "node:fs";
import path from "node:path";
import { listFiles } from "../src/content/project/project-files";
import { countTics } from "../src/content/prose/tics";
import { checkSettings } from "../src/content/validate/check-settings";
import { formatReport } from "../src/content/validate/mistake";
import { validateProject } from "../src/content/validate/validate-project";
import { frenchNumber } from "../src/shared/french-number";

const root = path.resolve(__dirname, "..");

/** The text of an MDX file, without its front matter. */
const bodyOf = (file: string) => readFileSync(path.join(root, file), "utf8").replace(/^---\n[\s\S]*?\n---\n/, "");

/** Advice on the style of the texts that the provider writes: printed, never a mistake. */
async function advise(): Promise<void> {
  const files = listFiles(root, "content").filter((file) => /^content\/(?:articles|services)\/.*\.mdx$/.test(file));
  const { words, tics } = await countTics(files.map(bodyOf));
  if (words === 0) return;
  console.log(`Tics d’écriture, pour ${frenchNumber(words)} mots (un conseil, jamais une erreur) :`);
  for (const { name, count, perThousand } of tics) {
    const most = Math.round((perThousand * words) / 1000);
    const advice = count > most ? `, plus que les ${most} qui passent inaperçus : reformulez-en une partie` : "";
    console.log(`  ${name} : ${count}${advice}`);
  }
}

/** `npm run check:content`: validates `data/`, `content/` and the environment variables, as the build does. */
void validateProject(root).then(async (content) => {
  const mistakes = [...checkSettings(process.env), ...content];
  // A file that a mistake names may not open: no advice on it.
  if (mistakes.length === 0) return advise();
  console.error(formatReport(mistakes));
  process.exitCode = 1;
});
