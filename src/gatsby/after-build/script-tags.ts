import { join } from "node:path";
import { buildSync } from "esbuild";
import { projectRoot } from "../../content/project/project-files";

const loader =
  /<script id="gatsby-script-loader">(?:\/\*<!\[CDATA\[\*\/)?window\.pagePath="([^"]*)";([\s\S]*?)(?:\/\*\]\]>\*\/)?<\/script>/;

/**
 * Moves the page's path out of Gatsby's inline loader into a data attribute, so that the
 * script reads the same on every page: one hash in the security policy instead of one a
 * page. Applying it twice changes nothing more.
 */
export function shareScriptLoader(html: string): string {
  return html.replace(
    loader,
    (_match, path: string, rest: string) =>
      `<script id="gatsby-script-loader" data-path="${path}">window.pagePath=document.currentScript.dataset.path;${rest}</script>`,
  );
}

const appScripts = /<script src="\/[^"]+\.js" async><\/script>(?:<script src="\/[^"]+\.js" async><\/script>)*/;

let starter: string | undefined;

/** src/browser/start-scripts.ts, compiled for the browsers of package.json. */
function compiledStarter(): string {
  starter ??= buildSync({
    entryPoints: [join(projectRoot, "src/browser/start-scripts.ts")],
    target: ["chrome108", "firefox115", "safari16"],
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
  }).outputFiles[0]?.text.trim();
  return starter ?? "";
}

/** Puts `src/browser/start-scripts.ts`, the same on every page, in the place of the tags that Gatsby loads at once. */
export function startAfterPaint(html: string): string {
  return html.replace(appScripts, (tags) => {
    const files = [...tags.matchAll(/src="([^"]+)"/g)].map(([, file]) => file);
    return `<script id="start" data-files="${files.join(" ")}">${compiledStarter()}</script>`;
  });
}

/** Addresses of the scripts that start a page. */
export const startFiles = (html: string): string[] => /data-files="([^"]+)"/.exec(html)?.[1]?.split(" ") ?? [];

/** Texts of the inline scripts that a browser would run, or that consent may make run. */
export function inlineScripts(html: string): string[] {
  return [
    ...html.matchAll(/<script(?![^>]*\ssrc=)(?![^>]*type="application\/(?:ld\+)?json")[^>]*>([\s\S]*?)<\/script>/g),
  ].map(([, text]) => text ?? "");
}
