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

const chunkMapping = /<script\s+id="gatsby-chunk-mapping"\s*>[\s\S]*?<\/script>/;

/** Takes Gatsby's table of all chunks out of a page: only its own prefetching reads it, which the site has no use for. */
export const dropChunkMapping = (html: string): string => html.replace(chunkMapping, "");

const appScripts = /<script src="\/[^"]+\.js" async><\/script>(?:<script src="\/[^"]+\.js" async><\/script>)*/;

/**
 * Says, before the page is painted, that scripts run: the style sheets then show what needs them (`scripted` and
 * `unscripted` in src/styles/_mixins.scss). And whether the page opens at its top, as one shown for the first time
 * does (src/browser/navigation/history-entries.ts gives an entry a state): until its scripts are asked for, what is
 * out of sight need not be laid out (src/components/Section).
 */
export const expectScripts = `{const{dataset}=document.documentElement;dataset.scripts="";location.hash||history.state||(dataset.fresh="")}`;

/**
 * Asks for the scripts once the page is loaded and painted, at the visitor's first gesture, or after 3 s at the latest:
 * a picture that never comes, or a browser that tells nothing of its paints, holds nothing back. Firefox tells nothing
 * of a page that opens lower than its top: a frame after the load stands for it. The last click is kept for
 * src/browser/navigation/catch-up.ts.
 *
 * As long as the page is not awake (`catchUp` takes `onclick` away), a script that fails, or
 * that has not ended after 15 s, gives the page the look it has without scripts.
 */
const starter = `{const root=document.documentElement,files=document.currentScript.dataset.files.split(" "),
fail=()=>{document.onclick&&delete root.dataset.scripts},
start=()=>{delete root.dataset.fresh;
for(const src of files.splice(0))document.head.append(Object.assign(document.createElement("script"),{src,async:false,onerror:fail}))},
soon=()=>setTimeout(start);
addEventListener("pointerdown",start);addEventListener("keydown",start);setTimeout(start,3000);
addEventListener("error",fail);addEventListener("unhandledrejection",fail);setTimeout(fail,15000);
document.onclick=event=>{window.earlyClick=event};
onload=()=>scrollY?requestAnimationFrame(soon):window.PerformanceObserver&&new PerformanceObserver(soon).observe({type:"paint",buffered:true})}`.replaceAll(
  "\n",
  "",
);

/**
 * Puts one inline script, the same on every page, in the place of the three that Gatsby
 * loads asynchronously: these would share a phone's connection and processor with the font
 * and the first paint, and delay the largest one by 300 ms or more (docs/decisions/2026-11-20-la-page-avant-ses-scripts.md).
 */
export function startAfterPaint(html: string): string {
  return html.replace(appScripts, (tags) => {
    const files = [...tags.matchAll(/src="([^"]+)"/g)].map(([, file]) => file);
    return `<script id="start" data-files="${files.join(" ")}">${starter}</script>`;
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
