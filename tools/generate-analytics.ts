import path from "node:path";
import { format, resolveConfig } from "prettier";
import { buildContainer } from "./analytics/container";
import { buildGuide } from "./analytics/guide";
import { keepUpToDate } from "./generated-files";

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

void expectedFiles().then((files) => keepUpToDate({ files }));
