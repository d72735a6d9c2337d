import { absentAddresses } from "../../collections/absent-addresses";
import { collections } from "../../collections/collections";
import type { Collection } from "../../collections/define-collection";
import { legalPages } from "../../collections/legal-pages";
import { blogQuestions, homeQuestions } from "../../collections/questions";
import { pages } from "../../collections/pages";
import { site } from "../../collections/site";
import { blogAnchors, homeAnchors, isIndexed, pagesByKey, paths, questionAnchor } from "../../shared/paths";
import { fileSlug } from "../project/file-slug";
import { renderMdx } from "../prose/render-mdx";
import { checkDates } from "./check-dates";
import { checkDownloads } from "./check-downloads";
import { checkFields } from "./check-fields";
import { checkTitles } from "./check-titles";
import type { KnownPaths, Targets } from "./check-links";
import { nameMistakes, unexpectedFiles } from "./check-names";
import { checkPages } from "./check-pages";
import { checkProse, type Render } from "./check-prose";
import { checkUnique } from "./check-unique";
import { schemaMistakes } from "./check-schema";
import type { Mistake } from "./mistake";
import { reservedPaths } from "./reserved-paths";
import { fieldOf, type Entry } from "./entry";
import { readFiles } from "./read-entries";
import { providerFiles, accessDeniedMistake, brokenLinkMessage, sourcesOn, type Sources } from "./sources";

/** Paths that exist whatever the content: pages, with their anchors, and files written by the build. */
function fixedPaths(entries: readonly Entry[], unreadable: ReadonlySet<string>): KnownPaths {
  const withQuestions = ({ type }: Collection, anchors: readonly string[]) => {
    if (unreadable.has(type)) return undefined;
    const questions = entries.filter(({ collection }) => collection.type === type);
    return new Set([...anchors, ...questions.map((entry) => questionAnchor(String(fieldOf(entry, "key"))))]);
  };
  const unanchored = [...Object.values(pagesByKey).filter(isIndexed), paths.feed, paths.licences];
  return new Map([
    ...unanchored.map((path) => [path, undefined] as const),
    [paths.home, withQuestions(homeQuestions, homeAnchors)],
    [paths.blog, withQuestions(blogQuestions, blogAnchors)],
  ]);
}

/** The site's own domain name, if data/site.json gives it. */
function hostOf(entries: readonly Entry[]): string | undefined {
  const identity = entries.find(({ collection }) => collection.type === site.type);
  const url = identity && String(fieldOf(identity, "url"));
  return url && URL.canParse(url) ? new URL(url).hostname : undefined;
}

/** Removes the address of a page, or of one of its bands. */
function removeAddress(known: KnownPaths, address: string): void {
  const [path = "", anchor] = address.split("#");
  if (anchor === undefined) known.delete(path);
  else known.get(path)?.delete(anchor);
}

/**
 * Validates every file the provider edits and returns all errors at once (docs/contrat.md,
 * «Données»).
 *
 * @param root absolute path of the project.
 */
export function validateProject(root: string): Promise<Mistake[]> {
  return validateSources(sourcesOn(root), (body) => renderMdx(body, root)).catch((error: unknown) => [
    accessDeniedMistake(root, error),
  ]);
}

/** The same validation on files that may not be on disk. */
export async function validateSources(sources: Sources, render: Render): Promise<Mistake[]> {
  const files = providerFiles(sources);
  const reserved = reservedPaths(sources);
  const mistakes = unexpectedFiles(files).map((stray): Mistake => ({
    ...stray,
    message: brokenLinkMessage(sources, stray.file) ?? stray.message,
  }));
  const all: Entry[] = [];
  const unreadable = new Set<string>();
  const entryPages: string[] = [];
  for (const collection of collections) {
    const readings = readFiles(sources, collection, files);
    const entries = readings.flatMap((reading) => reading.entries);
    // A folder may be empty: a list of files is as short as the provider likes.
    if (readings.length === 0 && !collection.files.includes("*")) {
      mistakes.push({ file: collection.files, field: "", message: "fichier manquant" });
      unreadable.add(collection.type);
    }
    for (const { file, ...reading } of readings) {
      mistakes.push(...reading.mistakes, ...nameMistakes(collection, file, reserved));
      if (reading.entries.length === 0 && reading.mistakes.length > 0) unreadable.add(collection.type);
      if (collection.page?.template) entryPages.push(collection.path({ slug: fileSlug(file) }));
    }
    mistakes.push(...entries.flatMap(schemaMistakes));
    mistakes.push(
      ...checkUnique(collection, entries),
      ...checkDates(entries, Date.now()),
      ...checkTitles(collection, entries),
    );
    if (collection.type === pages.type && !unreadable.has(pages.type)) mistakes.push(...checkPages(entries));
    all.push(...entries);
  }
  const texts = all.filter(({ prose }) => prose);
  const downloads = checkDownloads(sources, texts, files);
  mistakes.push(...downloads.mistakes);
  const known = fixedPaths(all, unreadable);
  for (const path of [...entryPages, ...downloads.paths]) known.set(path, undefined);
  for (const path of [paths.legalNotice, paths.privacyPolicy].filter((asked) => !known.has(asked))) {
    const file = legalPages.files.replace("*", path.slice(1));
    mistakes.push({ file, field: "", message: "page manquante : la loi la demande, et chaque page y mène" });
  }
  const targets: Targets = { paths: known, host: hostOf(all) };
  // Fields are checked first: a menu entry disappears with its page, but a link in a text must not lead to a removed page.
  mistakes.push(...(await checkFields({ sources, entries: all, unreadable, targets })));
  const entriesOf = (type: string) =>
    // A file that can't be read may have entries: its addresses stay.
    unreadable.has(type)
      ? [{}]
      : all.filter(({ collection }) => collection.type === type).map((entry) => ({ listed: fieldOf(entry, "listed") }));
  for (const address of absentAddresses(entriesOf)) removeAddress(known, address);
  mistakes.push(...(await checkProse(sources, texts, targets, render)));
  return mistakes.sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : (a.line ?? 0) - (b.line ?? 0)));
}
