import { readFileSync } from "node:fs";
import { join } from "node:path";
import { listFiles } from "../../content/project/project-files";
import { listPages } from "./finish-pages";
import type { PolicySources } from "./security-policy";
import { inlineScripts } from "./script-tags";

const styleTags = /<style\b[^>]*>([\s\S]*?)<\/style>/g;
const outsideImages = /<img\b[^>]*\bsrc="(https:\/\/[^/"]+)/g;

const found = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, text]) => text ?? "");

/**
 * The style sheet that the toasts' library writes into the page when a form is first entered.
 *
 * @throws when the library no longer holds its sheet as one string.
 */
export function toastStyles(root: string): string {
  const library = readFileSync(join(root, "node_modules/sonner/dist/index.mjs"), "utf8");
  const literal = /^__insertCSS\(("(?:[^"\\]|\\.)*")\);$/m.exec(library)?.[1];
  if (!literal)
    throw new Error("La feuille de style de sonner n’a pas été trouvée : la politique de sécurité la refuserait.");
  return JSON.parse(literal) as string;
}

/** Reads off the finished pages what the content-security policy must admit. */
export function policySources(root: string): PolicySources {
  const read = (file: string) => readFileSync(join(root, file), "utf8");
  const pages = listPages(root).map(read);
  // A figure may be opened by itself: it is then a page of its own.
  const figures = listFiles(root, "public/static/figures").map(read);
  return {
    scripts: new Set(pages.flatMap(inlineScripts)),
    // The toasts' sheet enters the page empty, and is filled there.
    styles: new Set(["", toastStyles(root), ...[...pages, ...figures].flatMap((html) => found(html, styleTags))]),
    images: new Set(pages.flatMap((html) => found(html, outsideImages))),
  };
}
