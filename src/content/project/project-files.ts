import { existsSync, readdirSync } from "node:fs";
import { join, posix, relative, sep } from "node:path";

/** Absolute path of the project: Gatsby and all tools run from its root. */
export const projectRoot = process.cwd();

/**
 * Absolute path of a file of the code or of its packages. Content and built files are under a `root`
 * passed as a parameter instead: tests have another.
 */
export const codeFile = (path: string): string => join(projectRoot, path);

/**
 * The path of a file from the project's root, with «/» separators, as in the `files` of a collection.
 * The only place that handles Windows' separator: elsewhere, node:path/posix joins addresses and these
 * paths, and Windows opens paths with «/» too.
 */
export const projectPath = (root: string, file: string): string => relative(root, file).replaceAll(sep, "/");

/** Turns a pattern, in which `*` matches one path segment, into a test on root-relative paths. */
export function matcher(pattern: string): (file: string) => boolean {
  const source = pattern.replace(/[.+^${}()|[\]\\]/g, "\\$&").replaceAll("*", "[^/]+");
  const expression = new RegExp(`^${source}$`);
  return (file) => expression.test(file);
}

/**
 * Whether a file or folder is ignored by its name: files of programs and systems («._devis.json» of macOS, «~$devis.xlsx»
 * while devis.xlsx is open), and drafts whose name begins with a dot. The only list: validation, the studio and Gatsby's
 * two sources use it; a test compares it with `.gitignore`.
 */
export const isIgnored = (name: string) => /^(?:\.|~\$|Thumbs\.db$|desktop\.ini$)/i.test(name);

/** Whether a file of `data/` or `content/` (absolute path), or one of its folders, is ignored. */
export const isIgnoredPath = (path: string) => projectPath(projectRoot, path).split("/").some(isIgnored);

/** All files under a folder, sorted, relative to `root`, with «/» separators. */
export function listFiles(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      if (isIgnored(entry.name)) return [];
      return entry.isDirectory() ? listFiles(root, path) : [path];
    });
}

/** The name equal to `wanted`, in either Unicode form: a Mac may store accents decomposed (NFD). */
export const sameName = (names: readonly string[], wanted: string): string | undefined =>
  names.includes(wanted) ? wanted : names.find((name) => name.normalize() === wanted.normalize());

/** The path of a file as the disk spells it; undefined if missing, or if only its capitals differ. */
export function findFile(path: string): string | undefined {
  const folder = posix.dirname(path);
  const names = existsSync(folder) ? readdirSync(folder).filter((one) => !isIgnored(one)) : [];
  const name = sameName(names, posix.basename(path));
  return name === undefined ? undefined : posix.join(folder, name);
}
