import { existsSync, readdirSync } from "node:fs";
import path from "node:path";

/** Paths of all built pages, those at the root first. */
export const sitePages = (publicFolder: string): string[] => {
  const isPage = (page: string) =>
    existsSync(path.join(publicFolder, page, "index.html")) && existsSync(path.join(publicFolder, "page-data", page));
  const foldersIn = (folder: string) =>
    readdirSync(path.join(publicFolder, folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => path.posix.join(folder, entry.name))
      .sort();
  const top = foldersIn("/");
  return ["/", ...top.filter(isPage), ...top.flatMap(foldersIn).filter(isPage)];
};
