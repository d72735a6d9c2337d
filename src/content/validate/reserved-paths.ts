import { dirname } from "node:path/posix";
import { pagesByKey, paths } from "../../shared/paths";
import type { Sources } from "./sources";

/** Folders that the build writes into public/, and the studio's address in development. */
const builtFolders = ["/data", "/page-data", "/share", "/static", "/studio"];

/** A path and its parent folders: «/blog/mvp» → «/blog/mvp», «/blog». */
const withFolders = (path: string): string[] => (path === "/" ? [] : [path, ...withFolders(dirname(path))]);

/** The addresses that the host redirects or rewrites; «/404/*» counts as «/404». */
export const redirectedPaths = (settings: string): string[] =>
  Array.from(settings.matchAll(/^\s*from\s*=\s*["'](\/[^"'*]*?)\/?\*?["']/gm), ([, from = ""]) => from);

/** The folders of entries' pages and of downloads: «/blog», «/realisations». */
const folders = Object.values(paths).flatMap((path) =>
  typeof path === "function" ? withFolders(dirname(path("x").replace(/#.*/, ""))) : [],
);

/** The pages that are files of src/pages. */
const fixedPages = Object.values(pagesByKey).map((path) => path.replace(/\.html$/, ""));

/**
 * The addresses that an entry's page must not have: those of a page of the code, a folder, a file of
 * static/, a redirection of the host. One of the two would hide the other.
 */
export function reservedPaths(sources: Sources): ReadonlySet<string> {
  const settings = sources.exists("netlify.toml") ? sources.read("netlify.toml") : "";
  const files = sources.list("static").map((file) => file.replace(/^static/, ""));
  return new Set([
    ...builtFolders,
    ...folders,
    ...fixedPages,
    ...redirectedPaths(settings),
    ...files.flatMap((file) => withFolders(file.replace(/\.html$/, ""))),
  ]);
}
