import { realpath, stat } from "node:fs/promises";
import path from "node:path";

/** Configuration files of the host, never served. */
const hostFiles = new Set(["_headers", "_redirects"]);

/**
 * The file that the host serves at a decoded path: `/blog` is `blog/index.html`, with or without
 * trailing slash. Never a file outside the folder, not even through a symbolic link.
 */
export const findSiteFile = async (folder: string, pathname: string) => {
  const root = await realpath(folder);
  const clean = path.join(root, pathname);
  for (const name of ["", ".html", "/index.html"]) {
    const file = await realpath(`${clean}${name}`).catch(() => undefined);
    if (!file?.startsWith(`${root}${path.sep}`) || hostFiles.has(path.relative(root, file))) continue;
    if ((await stat(file)).isFile()) return file;
  }
  return undefined;
};
