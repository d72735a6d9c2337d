import { dirname } from "node:path/posix";
import { pagesByKey, paths } from "../../shared/paths";
import type { Sources } from "./sources";

/** Written into public/ by the build, and the studio's address beside the live site. */
const builtFolders = ["/data", "/page-data", "/share", "/static", "/studio"];

/** A path and the folders that hold it: «/blog/mvp» → «/blog/mvp», «/blog». */
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
 * The addresses that something else than an entry's page has: a page of the code, a folder, a file
 * of static/, a redirection of the host. A page there would hide it, or be hidden by it.
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
