import { existsSync, readdirSync } from "node:fs";
import { join, posix, relative, sep } from "node:path";

/** Absolute path of the project: Gatsby and all tools run from its root. */
export const projectRoot = process.cwd();

/**
 * Absolute path of a file of the code or of its packages. What the provider writes and what is built
 * of it lie under a `root` that is handed over instead: a test has its own.
 */
export const ownFile = (path: string): string => join(projectRoot, path);

/**
 * The path of a file from the project's root, with «/» separators, as the files of a collection are
 * named. The only place that knows of Windows' separator: elsewhere, addresses and these paths are
 * joined by node:path/posix, and Windows opens what it joins to an absolute path.
 */
export const projectPath = (root: string, file: string): string => relative(root, file).replaceAll(sep, "/");

/** Turns a pattern, in which `*` matches one path segment, into a test on root-relative paths. */
export function matcher(pattern: string): (file: string) => boolean {
  const source = pattern.replace(/[.+^${}()|[\]\\]/g, "\\$&").replaceAll("*", "[^/]+");
  const expression = new RegExp(`^${source}$`);
  return (file) => expression.test(file);
}

/**
 * Whether a file or folder is ignored by its name: what programs and systems leave beside others («._devis.json» of macOS,
 * «~$devis.xlsx» as long as devis.xlsx is open), and a draft that its author hides behind a point. The only list: the check,
 * the studio and Gatsby's two sources ask it; `.gitignore` says the same to git, and a test compares them.
 */
export const isIgnored = (name: string) => /^(?:\.|~\$|Thumbs\.db$|desktop\.ini$)/i.test(name);

/** Whether a file of `data/` or `content/`, or a folder that holds it, is ignored; takes an absolute path. */
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

/** A name among others, letter for letter: a Mac may code its accents otherwise (NFD) than who writes it. */
export const sameName = (names: readonly string[], wanted: string): string | undefined =>
  names.includes(wanted) ? wanted : names.find((name) => name.normalize() === wanted.normalize());

/** The path of a file as its disk has it; undefined for a file that is not there, in these very capitals. */
export function findFile(path: string): string | undefined {
  const folder = posix.dirname(path);
  const names = existsSync(folder) ? readdirSync(folder).filter((one) => !isIgnored(one)) : [];
  const name = sameName(names, posix.basename(path));
  return name === undefined ? undefined : posix.join(folder, name);
}
