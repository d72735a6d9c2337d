import { extname } from "node:path";
import { downloadExtensions, downloadKinds } from "../../collections/articles";
import { paths } from "../../shared/paths";
import { parseDownload } from "../downloads/download-files";
import { readCsv } from "../downloads/read-csv";
import { slugOf } from "../project/slug";
import { fileSlug } from "../project/file-slug";
import { encodingMistakes } from "./check-losses";
import { checkWorkbooks } from "./check-workbooks";
import type { Mistake } from "./mistake";
import { suggestion } from "./suggest-spelling";
import { fieldOf, mistakeAt, readJsonTree, stringsOf, type Entry } from "./read-entries";
import type { Sources } from "./sources";

type Declared = { name: string; entry: Entry; path: PropertyKey[] };
type Present = { file: string; article: string; name: string };

/** The files that an article's front matter declares (`downloads[0].files[1]`), ignoring malformed items. */
const declaredFiles = (entry: Entry): Declared[] =>
  stringsOf(fieldOf(entry, "downloads"), ["downloads"])
    .filter(({ path }) => path.length === 4 && path[2] === "files")
    .map(({ path, value }) => ({ name: value, entry, path }));

const extensions: readonly string[] = downloadExtensions.map((extension) => `.${extension}`);

/** A file name with an unknown extension, or that is not a valid URL segment. */
function nameMistake({ name }: Present): string | undefined {
  const extension = extname(name);
  if (!extensions.includes(extension.toLowerCase())) {
    const found = extension ? `l’extension «${extension}»` : "un nom sans extension";
    return `attendu un fichier ${downloadKinds}, trouvé ${found}`;
  }
  const fitting = slugOf(name.slice(0, -extension.length)) + extension.toLowerCase();
  return fitting === name ? undefined : `nom impropre à une adresse «${name}» : renommez le fichier en «${fitting}»`;
}

/** Parses a .csv; reports a row with more or fewer cells than the header. */
function csvReading(file: string, text: string): { rows: string[][] } | { mistake: Mistake } {
  let rows: string[][];
  try {
    rows = readCsv(text);
  } catch {
    return { mistake: { file, field: "", message: "CSV illisible : un guillemet ouvert n’est pas refermé" } };
  }
  const width = rows[0]?.length ?? 0;
  const index = rows.findIndex((row) => row.length !== width);
  const found = rows[index];
  if (!found) return { rows };
  const message = `attendu ${width} valeurs, comme dans la ligne 1, trouvé ${found.length}`;
  return { mistake: { file, field: `ligne ${index + 1}`, message } };
}

/** Unreadable files of a folder, and errors in their content. */
function contentMistakes(sources: Sources, files: readonly string[]): Mistake[] {
  const ofKind = (extension: string) =>
    files.filter((file) => file.endsWith(extension)).map((file) => ({ file, text: sources.read(file) }));
  const json = ofKind(".json").flatMap(({ file, text }) => {
    const reading = readJsonTree(file, text.replace(/^\uFEFF/, ""));
    return [...encodingMistakes(file, text), ...("mistake" in reading ? [reading.mistake] : [])];
  });
  const tables = ofKind(".csv").map(({ file, text }) => ({ file, text, reading: csvReading(file, text) }));
  const csv = tables.flatMap(({ file, text, reading }) => [
    ...encodingMistakes(file, text),
    ...("mistake" in reading ? [reading.mistake] : []),
  ]);
  const rows = tables.flatMap(({ file, reading }) => ("rows" in reading ? [[file, reading.rows] as const] : []));
  return [...json, ...csv, ...checkWorkbooks(sources, files, new Map(rows))];
}

/**
 * Validates downloadable files: each declared file exists, each existing one is declared, names are
 * unique, and each file can be read. The files of an article that can't be read count as declared.
 *
 * @returns the errors, and the paths that a text may link to.
 */
export function checkDownloads(
  sources: Sources,
  articles: readonly Entry[],
  files: readonly string[],
): { mistakes: Mistake[]; paths: string[] } {
  const declared = articles.flatMap(declaredFiles);
  const present = files.flatMap((file): Present[] => {
    const parts = parseDownload(file);
    return parts ? [{ file, ...parts }] : [];
  });
  const readable = new Set(articles.map(({ file }) => file));
  const offeredUnseen = present.filter(({ article }) => {
    const text = `content/articles/${article}/index.mdx`;
    return files.includes(text) && !readable.has(text);
  });
  const missing = declared.flatMap((one) => {
    const own = present.filter(({ article }) => article === fileSlug(one.entry.file)).map(({ name }) => name);
    if (own.includes(one.name)) return [];
    const fix = suggestion(one.name, own) || " : posez-le dans le dossier «telechargements» de l’article";
    return [mistakeAt(one.entry, one.path, `fichier introuvable «${one.name}»${fix}`)];
  });
  const twice = declared.flatMap((one, index) => {
    const first = declared.findIndex(({ name }) => name === one.name);
    if (first === index) return [];
    const where = declared[first]?.entry === one.entry ? "" : ` par «${fileSlug(declared[first]?.entry.file ?? "")}»`;
    return [mistakeAt(one.entry, one.path, `«${one.name}» est déjà proposé${where} : choisissez un autre nom`)];
  });
  const offered = new Set(declared.map(({ entry, name }) => `${fileSlug(entry.file)}/${name}`));
  const misplaced = present.flatMap((one) => {
    const unoffered = !offeredUnseen.includes(one) && !offered.has(`${one.article}/${one.name}`);
    const message =
      nameMistake(one) ?? (unoffered ? "fichier que le champ «downloads» de l’article ne propose pas" : undefined);
    return message ? [{ file: one.file, field: "", message }] : [];
  });
  const folders = [...new Set(present.map(({ article }) => article))].map((folder) =>
    present.filter(({ article }) => article === folder).map(({ file }) => file),
  );
  const contents = folders.flatMap((own) => contentMistakes(sources, own));
  return {
    mistakes: [...missing, ...twice, ...misplaced, ...contents],
    paths: [...new Set([...declared, ...offeredUnseen].map(({ name }) => name))].map(paths.download),
  };
}
