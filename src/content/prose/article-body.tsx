import { renderToStaticMarkup } from "react-dom/server";
import { TableOfContents } from "../../components/prose/TableOfContents";
import type { Heading } from "./collect-facts";

/** Below this many parts, a list of them is longer to read than the text is to scan. */
const fewestParts = 3;

/** The text of a page in the frame its styles and scripts expect. */
export const textBody = (html: string): string => `<div class="prose">${html}</div>`;

/**
 * The body of an article: its table of contents, then its text. Both are static, so that
 * no heading travels a second time in the page's data.
 */
export function articleBody(html: string, headings: readonly Heading[]): string {
  if (headings.length < fewestParts) return textBody(html);
  return renderToStaticMarkup(<TableOfContents headings={headings} />) + textBody(html);
}
