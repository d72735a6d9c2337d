import { renderToStaticMarkup } from "react-dom/server";
import { TableOfContents } from "../../components/prose/TableOfContents";
import type { Heading } from "./collect-facts";

/** A text with fewer sections has no table of contents. */
const minHeadings = 3;

/** Wraps a text in the element its styles and scripts expect. */
const textBody = (html: string): string => `<div class="prose">${html}</div>`;

/**
 * The body of a long text: table of contents, then text. Both are static HTML, so that the headings
 * are not sent again in the page data.
 */
export function articleBody(html: string, headings: readonly Heading[]): string {
  if (headings.length < minHeadings) return textBody(html);
  return renderToStaticMarkup(<TableOfContents headings={headings} />) + textBody(html);
}
