import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { projectPath } from "../../src/content/project/project-files";
import { redirectedPaths } from "../../src/content/validate/reserved-paths";
import { paths } from "../../src/shared/paths";

/** A page of the built site. */
export type Page = {
  /** Path, without trailing slash except for the home page. */
  path: string;
  html: string;
};

/** The published files. */
export type Site = {
  /** Origin of the canonical addresses. */
  origin: string;
  /** Indexable pages. */
  pages: readonly Page[];
  /** Paths of all files: `/icons.svg`. */
  files: ReadonlySet<string>;
  read: (file: string) => string;
  /** Addresses that the host answers without a file. */
  redirected: readonly string[];
};

/** An error and its location. */
export type Defect = { location: string; message: string };

export const defect = (location: string, message: string): Defect => ({ location, message });

/** Decodes the entities in an attribute value. */
export const unescape = (text: string) =>
  text
    .replace(/&#x([0-9a-f]+);/gi, (_match, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll("&quot;", '"')
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");

/** Values of an attribute on all elements with a tag name. */
export const attributes = (html: string, tag: string, name: string): string[] =>
  [...html.matchAll(new RegExp(`<${tag}\\b[^>]*?\\s${name}="([^"]*)"`, "gi"))].map(([, value]) =>
    unescape(value ?? ""),
  );

/** A redirection to the error page answers nothing. */
const isAnswered = (path: string) => !path.startsWith(paths.notFound.replace(/\.html$/, ""));

const indexFile = "/index.html";

/**
 * Reads a built site.
 *
 * @param hostSettings text of netlify.toml.
 */
export function readSite(publicFolder: string, hostSettings: string): Site {
  const files = new Set(
    readdirSync(publicFolder, { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile())
      .map((entry) => `/${projectPath(publicFolder, path.join(entry.parentPath, entry.name))}`),
  );
  const read = (file: string) => readFileSync(path.join(publicFolder, file), "utf8");
  const pages = [...files]
    .filter((file) => file.endsWith(indexFile))
    .map((file) => ({ path: file.slice(0, -indexFile.length) || "/", html: read(file) }))
    .filter(({ html }) => !/<meta[^>]*name="robots"[^>]*content="noindex"/.test(html))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
  const origin = new URL(attributes(read(indexFile), "link", "href").find((href) => href.startsWith("http")) ?? "")
    .origin;
  return { origin, pages, files, read, redirected: redirectedPaths(hostSettings).filter(isAnswered) };
}
