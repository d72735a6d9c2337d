/** What a feed reader has no use for: parts of the page that need its scripts, its permalinks, other sizes of a picture. */
const parts = /<form[^]*?<\/form>|<a class="anchor"[^]*?<\/a>|<source [^>]*>/g;

/** A figure, of which a reader without the site's style sheet would show black boxes: its description. */
const drawings = /<svg [^>]*aria-label="([^"]*)"[^>]*>[^]*?<\/svg>/g;

/** Attributes that the page's style sheets and scripts read, or whose value must be the only one in its page. */
const attributes = / (?:class|style|role|tabindex|id|loading|decoding|sizes|srcset|(?:aria|data)-[\w-]+)="[^"]*"/gi;

/**
 * The text of a page as HTML for a feed reader, which has neither the site's styles nor its scripts, and shows it at another
 * address: addresses of this site are whole.
 *
 * @param html as React writes it, where «"» stands for nothing else than the end of an attribute.
 * @param address of the page.
 */
export const feedHtml = (html: string, address: string): string =>
  html
    .replace(parts, "")
    .replace(drawings, "<em>Figure : $1</em>")
    .replace(attributes, "")
    .replace(
      / (href|src)="((?:#|\/(?!\/))[^"]*)"/g,
      (_written, name: string, path: string) => ` ${name}="${new URL(path, address).href}"`,
    );
