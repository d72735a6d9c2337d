import { downloadPath, parseDownload, productsOf } from "../downloads/download-files";
import { readWorkbook } from "../downloads/read-workbook";
import { fileSlug } from "../schema/file-slug";
import { encodingMistakes } from "./check-losses";
import type { Mistake } from "./mistake";
import { suggestion } from "./suggest-spelling";
import { mistakeAt, type Entry } from "./read-entries";
import type { Sources } from "./sources";

type Declared = { name: string; entry: Entry; path: PropertyKey[] };

/** Every file that the articles' front matter offers, as far as it is well formed. */
function declaredFiles(entry: Entry): Declared[] {
  const { downloads } = (entry.value ?? {}) as { downloads?: unknown };
  if (!Array.isArray(downloads)) return [];
  return downloads.flatMap((download: unknown, index) => {
    const { files } = (download ?? {}) as { files?: unknown };
    if (!Array.isArray(files)) return [];
    return files.flatMap((name: unknown, place) =>
      typeof name === "string" ? [{ name, entry, path: ["downloads", index, "files", place] }] : [],
    );
  });
}

/** A workbook that can't be made, or lost letters. */
function workbookMistakes(sources: Sources, file: string): Mistake[] {
  if (!file.endsWith(".yaml")) return [];
  const text = sources.read(file);
  const reading = readWorkbook(text);
  const unreadable = "mistake" in reading && { file, field: "", message: `classeur illisible, ${reading.mistake}` };
  return [...encodingMistakes(file, text), ...(unreadable ? [unreadable] : [])];
}

/**
 * The files to take away: each one offered is there, each one there is offered, and none
 * takes the address of another. Those of an article that can't be read are taken as offered.
 *
 * @returns the mistakes, and the addresses that a text may link to.
 */
export function checkDownloads(
  sources: Sources,
  articles: readonly Entry[],
  files: readonly string[],
): { mistakes: Mistake[]; paths: string[] } {
  const declared = articles.flatMap(declaredFiles);
  const present = files.flatMap((file) => {
    const parts = parseDownload(file);
    return parts ? [{ file, ...parts, products: productsOf(parts.source) }] : [];
  });
  const readable = new Set(articles.map(({ file }) => file));
  const offeredUnseen = present.filter(({ article }) => {
    const text = `content/articles/${article}/index.mdx`;
    return files.includes(text) && !readable.has(text);
  });
  const missing = declared.flatMap((one) => {
    const own = present
      .filter(({ article }) => article === fileSlug(one.entry.file))
      .flatMap(({ products }) => products);
    if (own.includes(one.name)) return [];
    const mend = suggestion(one.name, own) || " : posez-le dans le dossier «telechargements» de l’article";
    return [mistakeAt(one.entry, one.path, `fichier introuvable «${one.name}»${mend}`)];
  });
  const twice = declared.flatMap((one, index) =>
    declared.findIndex(({ name }) => name === one.name) < index
      ? [mistakeAt(one.entry, one.path, `«${one.name}» est déjà proposé : choisissez un autre nom`)]
      : [],
  );
  const names = new Set(declared.map(({ name }) => name));
  const unoffered = present
    .filter((one) => !offeredUnseen.includes(one) && !one.products.some((name) => names.has(name)))
    .map(({ file }) => ({ file, field: "", message: "fichier que le champ «downloads» de l’article ne propose pas" }));
  return {
    mistakes: [...missing, ...twice, ...unoffered, ...present.flatMap(({ file }) => workbookMistakes(sources, file))],
    paths: [...names, ...offeredUnseen.flatMap(({ products }) => products)].map(downloadPath),
  };
}
