import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** Absolute path of the project: Gatsby and every tool run from there. */
export const projectRoot = process.cwd();

/** Turns a pattern whose `*` stands for one name into a test on root-relative paths. */
export function matcher(pattern: string): (file: string) => boolean {
  const source = pattern.replace(/[.+^${}()|[\]\\]/g, "\\$&").replaceAll("*", "[^/]+");
  const expression = new RegExp(`^${source}$`);
  return (file) => expression.test(file);
}

/** Every file below a folder, as paths relative to `root` with «/», in a stable order. */
export function listFiles(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      if (entry.name.startsWith(".")) return [];
      return entry.isDirectory() ? listFiles(root, path) : [path];
    });
}
