import { extname } from "node:path/posix";
import { downloadExtensions, downloadKinds } from "../../collections/downloads";
import { paths } from "../../shared/paths";
import { parseDownload } from "../project/download-files";
import { slugOf } from "../project/slug";
import { fileSlug } from "../project/file-slug";
import { documentMistakes } from "./check-documents";
import type { Mistake } from "./mistake";
import { suggestion } from "./suggest-spelling";
import { fieldOf, mistakeAt, stringsOf, type Entry } from "./entry";
import { readJsonTree, readText } from "./read-entries";
import type { Sources } from "./sources";

type Declared = { name: string; entry: Entry; path: PropertyKey[] };
type Present = { file: string; text: string; name: string };

/** The files that a front matter declares (`downloads[0].files[1]`), even if `files` is a text instead of a list. */
const declaredFiles = (entry: Entry): Declared[] =>
  stringsOf(fieldOf(entry, "downloads"), ["downloads"])
    .filter(({ path }) => path[2] === "files")
    .map(({ path, value }) => ({ name: value, entry, path }));

const extensions: readonly string[] = downloadExtensions.map((extension) => `.${extension}`);

/** The mistake of a file name with an unknown extension, or that is not a valid URL segment. */
function nameMessage({ name }: Present): string | undefined {
  const extension = extname(name);
  if (!extensions.includes(extension.toLowerCase())) {
    const found = extension ? `l’extension «${extension}»` : "un nom sans extension";
    return `attendu un fichier ${downloadKinds}, trouvé ${found}`;
  }
  const fitting = slugOf(name.slice(0, -extension.length)) + extension.toLowerCase();
  return fitting === name ? undefined : `nom impropre à une adresse «${name}» : renommez le fichier en «${fitting}»`;
}

/** The mistakes that prevent a file from being read, and those in its content. */
function contentMistakes(sources: Sources, file: string): Mistake[] {
  const fileMistakes = documentMistakes(sources, file);
  if (fileMistakes.length > 0 || !/\.(csv|json)$/.test(file)) return fileMistakes;
  const { text, textMistakes, isReadable } = readText(sources, file);
  if (!isReadable || !file.endsWith(".json")) return textMistakes;
  const reading = readJsonTree(file, text);
  return "mistakes" in reading ? [...textMistakes, ...reading.mistakes] : textMistakes;
}

/**
 * Validates downloadable files: each declared file exists, each existing one is declared, names are
 * unique, and each file can be read. The files of a text that can't be read count as declared.
 *
 * @returns the errors, and the paths that a text may link to.
 */
export function checkDownloads(
  sources: Sources,
  texts: readonly Entry[],
  files: readonly string[],
): { mistakes: Mistake[]; paths: string[] } {
  const declared = texts.flatMap(declaredFiles);
  const present = files.flatMap((file): Present[] => {
    const parts = parseDownload(file);
    return parts ? [{ file, ...parts }] : [];
  });
  const readable = new Set(texts.map(({ file }) => file));
  const ofUnreadableTexts = present.filter(({ text }) => files.includes(text) && !readable.has(text));
  const missing = declared.flatMap((one) => {
    const besideText = present.filter(({ text }) => text === one.entry.file).map(({ name }) => name);
    if (besideText.includes(one.name)) return [];
    const fix = suggestion(one.name, besideText) || " : posez-le dans le dossier «telechargements», à côté du texte";
    return [mistakeAt(one.entry, one.path, `fichier introuvable «${one.name}»${fix}`)];
  });
  const repeated = declared.flatMap((one, index) => {
    const first = declared.findIndex(({ name }) => name === one.name);
    if (first === index) return [];
    const where = declared[first]?.entry === one.entry ? "" : ` par «${fileSlug(declared[first]?.entry.file ?? "")}»`;
    return [mistakeAt(one.entry, one.path, `«${one.name}» est déjà proposé${where} : choisissez un autre nom`)];
  });
  const offered = new Set(declared.map(({ entry, name }) => `${entry.file} ${name}`));
  const misplaced = present.flatMap((one) => {
    const unoffered = !ofUnreadableTexts.includes(one) && !offered.has(`${one.text} ${one.name}`);
    const message =
      nameMessage(one) ?? (unoffered ? "fichier que le champ «downloads» du texte ne propose pas" : undefined);
    return message ? [{ file: one.file, field: "", message }] : [];
  });
  const contents = present.flatMap(({ file }) => contentMistakes(sources, file));
  return {
    mistakes: [...missing, ...repeated, ...misplaced, ...contents],
    paths: [...new Set([...declared, ...ofUnreadableTexts].map(({ name }) => name))].map(paths.download),
  };
}
