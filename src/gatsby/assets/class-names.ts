import { createHash } from "node:crypto";
import { projectPath } from "../../content/project/project-files";

/** The fields of css-loader's loader context used here. */
type Sheet = { resourcePath: string };

/** A stylesheet's prefix: «s», then three base-36 digits hashed from its path. */
function prefixOf(path: string): string {
  const seed = createHash("sha1").update(path).digest().readUInt32BE();
  return `s${(seed % 36 ** 3).toString(36).padStart(3, "0")}`;
}

/**
 * Short class names: the stylesheet's prefix, then the index of the class in that sheet. Hashed names
 * would add 955 bytes of brotli to the home page, above its budget. A name must depend on its
 * stylesheet only: scripts and HTML are compiled separately and must agree.
 */
export function createClassNames(root: string): (sheet: Sheet, pattern: string, name: string) => string {
  const known = new WeakMap<Sheet, string[]>();
  return (sheet, _pattern, name) => {
    const names = known.get(sheet) ?? [];
    known.set(sheet, names);
    if (!names.includes(name)) names.push(name);
    return prefixOf(projectPath(root, sheet.resourcePath)) + names.indexOf(name).toString(36);
  };
}
