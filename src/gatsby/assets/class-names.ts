import { createHash } from "node:crypto";
import { relative } from "node:path";

/** What css-loader tells about the sheet it is reading. */
type Sheet = { resourcePath: string };

/** What stands for a sheet: a letter, then three signs drawn from its path. */
function prefixOf(path: string): string {
  const seed = createHash("sha1").update(path.replaceAll("\\", "/")).digest().readUInt32BE();
  return `s${(seed % 36 ** 3).toString(36).padStart(3, "0")}`;
}

/**
 * Class names that compress well: some signs for the sheet, then the rank of the class in it
 * (a hash a class weighs 955 bytes more, over brotli, in the home page: it would pass its budget). A name
 * depends on nothing but its own sheet: the scripts and the HTML are compiled apart.
 */
export function createClassNames(root: string): (sheet: Sheet, pattern: string, name: string) => string {
  const known = new WeakMap<Sheet, string[]>();
  return (sheet, _pattern, name) => {
    const names = known.get(sheet) ?? [];
    known.set(sheet, names);
    if (!names.includes(name)) names.push(name);
    return prefixOf(relative(root, sheet.resourcePath)) + names.indexOf(name).toString(36);
  };
}
