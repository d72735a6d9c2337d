import { collections } from "../../collections/collections";
import { renderMdx } from "../prose/render-mdx";
import { checkDownloads } from "./check-downloads";
import { checkFields } from "./check-fields";
import { checkHeads } from "./check-heads";
import type { KnownPaths } from "./check-links";
import { nameMistakes, strayFiles } from "./check-names";
import { checkPages } from "./check-pages";
import { checkProse, pathOf, type Render } from "./check-prose";
import { checkUnique } from "./check-unique";
import { explainIssue } from "./explain-issue";
import type { Mistake } from "./mistake";
import { fieldOf, readFiles, type Entry } from "./read-entries";
import { sourcesOn, type Sources } from "./sources";

/** Anchors of the home page, in order (docs/contrat.md, «Dans la page»). */
export const homeAnchors = [
  "accueil",
  "services",
  "stack",
  "methode",
  "realisations",
  "vitrine",
  "portfolio",
  "apropos",
  "temoignages",
  "faq",
  "contact",
];

/** Paths that exist whatever the content: pages, with their anchors, and files written by the build. */
function fixedPaths(entries: readonly Entry[], unreadable: ReadonlySet<string>): KnownPaths {
  // The id of a question is `faq-` followed by its key.
  const withQuestions = (type: string, anchors: string[]) => {
    if (unreadable.has(type)) return undefined;
    const questions = entries.filter(({ collection }) => collection.type === type);
    return new Set([...anchors, ...questions.map((entry) => `faq-${String(fieldOf(entry, "key"))}`)]);
  };
  return new Map([
    ["/", withQuestions("HomeQuestion", homeAnchors)],
    ["/blog", withQuestions("BlogQuestion", ["faq", "telechargements"])],
    ["/stack-technique", undefined],
    ["/rss.xml", undefined],
    ["/licences.txt", undefined],
  ]);
}

/**
 * Validates every file the provider edits and returns all errors at once (docs/contrat.md,
 * «Données»).
 *
 * @param root absolute path of the project.
 */
export function validateProject(root: string): Promise<Mistake[]> {
  return validateSources(sourcesOn(root), (body) => renderMdx(body, root));
}

/** The same validation on files that may not be on disk. */
export async function validateSources(sources: Sources, render: Render): Promise<Mistake[]> {
  const files = [...sources.list("data"), ...sources.list("content")];
  const mistakes: Mistake[] = strayFiles(files);
  const all: Entry[] = [];
  const unreadable = new Set<string>();
  const pages: string[] = [];
  for (const collection of collections) {
    const readings = readFiles(sources, collection, files);
    const entries = readings.flatMap((reading) => reading.entries);
    if (readings.length === 0) mistakes.push({ file: collection.files, field: "", message: "fichier manquant" });
    for (const { file, ...reading } of readings) {
      mistakes.push(...reading.mistakes, ...nameMistakes(collection, file));
      if (reading.entries.length === 0 && reading.mistakes.length > 0) unreadable.add(collection.type);
      const page = pathOf({ collection, file });
      if (page) pages.push(page);
    }
    for (const entry of entries) {
      const parsed = collection.schema.safeParse(entry.value);
      mistakes.push(...(parsed.error?.issues ?? []).flatMap((issue) => explainIssue(issue, entry)));
    }
    mistakes.push(...checkUnique(collection, entries), ...checkHeads(collection, entries));
    if (collection.type === "PageTexts") mistakes.push(...checkPages(entries));
    all.push(...entries);
  }
  const texts = all.filter(({ prose }) => prose);
  const downloads = checkDownloads(sources, texts, files);
  mistakes.push(...downloads.mistakes);
  const paths = fixedPaths(all, unreadable);
  for (const path of [...pages, ...downloads.paths]) paths.set(path, undefined);
  mistakes.push(...(await checkFields({ sources, entries: all, unreadable, paths })));
  mistakes.push(...(await checkProse(sources, texts, paths, render)));
  return mistakes.sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : (a.line ?? 0) - (b.line ?? 0)));
}
