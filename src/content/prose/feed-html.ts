/** Parts removed for a feed reader: those that need scripts, permalinks, other sizes of a picture. */
const parts = /<form[^]*?<\/form>|<a class="anchor"[^]*?<\/a>|<source [^>]*>/g;

/** Figures, replaced by their description: without the site's stylesheet, a reader would show black boxes. */
const drawings = /<svg [^>]*aria-label="([^"]*)"[^>]*>[^]*?<\/svg>/g;

/** Attributes removed: those for the page's stylesheets and scripts, and ids, which must be unique in a page. */
const attributes = / (?:class|style|role|tabindex|id|loading|decoding|sizes|srcset|(?:aria|data)-[\w-]+)="[^"]*"/gi;

/**
 * The text of a page as HTML for a feed reader, which has neither the site's styles nor its scripts. Addresses of this
 * site become absolute, as the reader shows the text at another address.
 *
 * @param html written by React, where «"» occurs only around attributes.
 * @param address absolute address of the page.
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
