import { readFileSync } from "node:fs";
import { join } from "node:path/posix";
import { listPages } from "./finish-pages";
import type { PolicySources } from "./security-policy";
import { inlineScripts } from "./script-tags";

const styleTags = /<style\b[^>]*>([\s\S]*?)<\/style>/g;
const externalImages = /<img\b[^>]*\bsrc="(https:\/\/[^/"]+)/g;

const found = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, text]) => text ?? "");

/** Collects from the built pages what the content-security policy must allow. */
export function policySources(root: string): PolicySources {
  const read = (file: string) => readFileSync(join(root, file), "utf8");
  const pages = listPages(root).map(read);
  return {
    scripts: new Set(pages.flatMap(inlineScripts)),
    styles: new Set(pages.flatMap((html) => found(html, styleTags))),
    images: new Set(pages.flatMap((html) => found(html, externalImages))),
  };
}
