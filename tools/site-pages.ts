import { existsSync, readdirSync } from "node:fs";
import path from "node:path";

/** Paths of all built pages: home page first, articles last. */
export const sitePages = (publicFolder: string): string[] => {
  const isPage = (page: string) =>
    existsSync(path.join(publicFolder, page, "index.html")) && existsSync(path.join(publicFolder, "page-data", page));
  const under = (folder: string) =>
    readdirSync(path.join(publicFolder, folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => path.posix.join("/", folder, entry.name))
      .filter(isPage)
      .sort();
  return ["/", ...under(""), ...under("realisations"), ...under("blog")];
};
