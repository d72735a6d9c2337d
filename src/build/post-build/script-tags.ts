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

const mapping = /<script\s+id="gatsby-chunk-mapping"\s*>\s*([\s\S]*?)\s*<\/script>/;

/**
 * Takes the table of all chunks out of a page: it is the same everywhere, and only
 * prefetching reads it.
 */
export function takeChunkMapping(html: string): { html: string; mapping: string | undefined } {
  return { html: html.replace(mapping, ""), mapping: mapping.exec(html)?.[1] };
}

/** Address of webpack's runtime in a page. */
export const runtimeFile = (html: string): string | undefined => /src="(\/webpack-runtime-[^"]+\.js)"/.exec(html)?.[1];

/** Texts of the inline scripts that a browser would run, or that consent may make run. */
export function inlineScripts(html: string): string[] {
  return [
    ...html.matchAll(/<script(?![^>]*\ssrc=)(?![^>]*type="application\/(?:ld\+)?json")[^>]*>([\s\S]*?)<\/script>/g),
  ].map(([, text]) => text ?? "");
}
