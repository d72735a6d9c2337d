import { buildSync } from "esbuild";
import { browserslist } from "../../../package.json";
import { codeFile } from "../../content/project/project-files";

const loader =
  /<script id="gatsby-script-loader">(?:\/\*<!\[CDATA\[\*\/)?window\.pagePath="([^"]*)";([\s\S]*?)(?:\/\*\]\]>\*\/)?<\/script>/;

/**
 * Moves the page's path from Gatsby's inline loader to a data attribute, so that the script is the
 * same on every page: the security policy needs a single hash. Idempotent.
 */
export function shareScriptLoader(html: string): string {
  return html.replace(
    loader,
    (_match, path: string, rest: string) =>
      `<script id="gatsby-script-loader" data-path="${path}">window.pagePath=document.currentScript.dataset.path;${rest}</script>`,
  );
}

const chunkMapping = /<script\s+id="gatsby-chunk-mapping"\s*>[\s\S]*?<\/script>/;

/**
 * Empties the list of every page's files: 1.7 kB of digests, which do not compress, in each page. Gatsby's loader uses the
 * list only to prefetch pages, which this site leaves to the browser. Gatsby writes the list as a string: in an empty one
 * the loader finds no page. Idempotent.
 */
export function emptyChunkMapping(html: string): string {
  return html.replace(chunkMapping, '<script>window.___chunkMapping="";</script>');
}

const appScripts = /<script src="\/[^"]+\.js" async><\/script>(?:<script src="\/[^"]+\.js" async><\/script>)*/;

/** The oldest browsers of package.json, in esbuild's names: `ios_saf >= 16` → `ios16`. */
const target = browserslist.map((browser) => browser.replace("_saf", "").replace(" >= ", ""));

let starter: string | undefined;

/** src/browser/start-scripts.ts, compiled for the browsers of package.json. */
function compiledStarter(): string {
  starter ??= buildSync({
    entryPoints: [codeFile("src/browser/start-scripts.ts")],
    target,
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
  }).outputFiles[0]?.text.trim();
  return starter ?? "";
}

/** Replaces Gatsby's `async` script tags by `src/browser/start-scripts.ts`, the same on every page. */
export function startAfterPaint(html: string): string {
  return html.replace(appScripts, (tags) => {
    const files = [...tags.matchAll(/src="([^"]+)"/g)].map(([, file]) => file);
    return `<script id="start" data-files="${files.join(" ")}">${compiledStarter()}</script>`;
  });
}

/** URLs of the scripts that hydrate a page. */
export const startFiles = (html: string): string[] => /data-files="([^"]+)"/.exec(html)?.[1]?.split(" ") ?? [];

/** Source of all inline scripts, including those that run only after consent. */
export function inlineScripts(html: string): string[] {
  return [
    ...html.matchAll(/<script(?![^>]*\ssrc=)(?![^>]*type="application\/(?:ld\+)?json")[^>]*>([\s\S]*?)<\/script>/g),
  ].map(([, text]) => text ?? "");
}
