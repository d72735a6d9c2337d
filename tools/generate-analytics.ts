import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { format, resolveConfig } from "prettier";
import { buildContainer } from "./analytics/container";
import { buildGuide } from "./analytics/guide";

/**
 * Writes, from the catalogue of events, the importable container and the marketer's guide.
 *
 *     tsx tools/generate-analytics.ts           writes
 *     tsx tools/generate-analytics.ts --check   writes nothing, fails when a file is outdated
 */
const root = path.resolve(__dirname, "..");

async function formatted(file: string, text: string): Promise<[string, string]> {
  const options = await resolveConfig(path.join(root, file));
  return [file, await format(text, { ...options, filepath: file })];
}

const expectedFiles = (): Promise<[string, string][]> =>
  Promise.all([
    formatted("static/gtm/conteneur-ga4.json", JSON.stringify(buildContainer(), null, 2)),
    formatted("docs/evenements.md", buildGuide()),
  ]);

async function run(checkOnly: boolean): Promise<void> {
  for (const [file, content] of await expectedFiles()) {
    const target = path.join(root, file);
    if ((await readFile(target, "utf8").catch(() => undefined)) === content) continue;
    if (checkOnly) {
      console.error(`${file} n’est plus à jour : lancez « npm run generate » et enregistrez le résultat.`);
      process.exitCode = 1;
    } else {
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target, content);
      console.log(`${file} mis à jour`);
    }
  }
}

void run(process.argv.includes("--check"));
