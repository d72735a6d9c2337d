import { basename, dirname } from "node:path/posix";

/** The slug of an entry: its file's name, or its folder's for `…/index.mdx`. */
export function fileSlug(file: string): string {
  const name = basename(file).replace(/\.[^.]+$/, "");
  return name === "index" ? basename(dirname(file)) : name;
}
