import { basename, dirname } from "node:path";

/** The name of the file an entry comes from, or of its folder for `…/index.mdx`. */
export function fileSlug(file: string): string {
  const name = basename(file).replace(/\.[^.]+$/, "");
  return name === "index" ? basename(dirname(file)) : name;
}
