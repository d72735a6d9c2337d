import { readFileSync } from "node:fs";
import { join } from "node:path/posix";
import { listFiles } from "../../content/project/project-files";
import { listPages } from "./finish-pages";
import type { PolicySources } from "./security-policy";
import { inlineScripts } from "./script-tags";

const styleTags = /<style\b[^>]*>([\s\S]*?)<\/style>/g;
const outsideImages = /<img\b[^>]*\bsrc="(https:\/\/[^/"]+)/g;

const found = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, text]) => text ?? "");

/** Collects from the built pages what the content-security policy must allow. */
export function policySources(root: string): PolicySources {
  const read = (file: string) => readFileSync(join(root, file), "utf8");
  const pages = listPages(root).map(read);
  // A figure may be opened on its own, as a document: without its faces, which differ from one to the other and would
  // make the policy as long as there are figures.
  const figures = listFiles(root, "public/static/figures").map(read);
  return {
    scripts: new Set(pages.flatMap(inlineScripts)),
    styles: new Set([
      ...pages.flatMap((html) => found(html, styleTags)),
      ...figures.flatMap((svg) => found(svg, styleTags).slice(0, 1)),
    ]),
    images: new Set(pages.flatMap((html) => found(html, outsideImages))),
  };
}
