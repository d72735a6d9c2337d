import { strikethrough, tables } from "@joplin/turndown-plugin-gfm";
import TurndownService from "turndown";

type Element = HTMLElement;

/** The name of a note, from its id or a link to it. */
const noteOf = (link: string | null) => /note-fn-(.*)/.exec(link ?? "")?.[1] ?? "";

/** A converter from HTML to Markdown, with the signs of the site's own files and GitHub's tables and strikethrough. */
export const markdownService = (options: TurndownService.Options = {}): TurndownService =>
  new TurndownService({
    headingStyle: "atx",
    bulletListMarker: "-",
    emDelimiter: "*",
    codeBlockStyle: "fenced",
    hr: "---",
    ...options,
  }).use([tables, strikethrough]);

function makeService(): TurndownService {
  const service = markdownService({ br: "\\" });
  const rule = (selector: string, replacement: (content: string, node: Element) => string) =>
    service.addRule(selector, { filter: (node) => node.matches(selector), replacement });
  const escapeMarkdown = service.escape.bind(service);
  // An unescaped «<» would open a tag.
  service.escape = (text) => escapeMarkdown(text).replace(/<(?=[\w/!?])/g, "\\<");
  // A picture becomes its description, after «Figure : » if it is alone in its paragraph.
  rule("img", (_, node) => node.getAttribute("alt") ?? "");
  rule("p > img:only-child, figure > img", (_, node) => {
    const isAlone = node.parentElement?.nodeName === "FIGURE" || !node.parentElement?.textContent.trim();
    return `${isAlone ? "Figure : " : ""}${node.getAttribute("alt") ?? ""}`;
  });
  rule("summary", (content) => `\n\n${content}\n\n`);
  // A Markdown heading has one line.
  rule("h2 br, h3 br, h4 br", () => " ");
  rule("a[data-footnote-ref]", (_, node) => `[^${noteOf(node.getAttribute("href"))}]`);
  rule("[data-footnotes] li", (content, node) => `\n\n[^${noteOf(node.id)}]: ${content.trim()}\n\n`);
  // Removed: parts that need the site's scripts or the page around the text.
  rule("a.anchor, a[data-footnote-backref], [data-footnotes] > h2, [data-island]", () => "");
  return service;
}

/** The HTML of a text as plain Markdown (CommonMark with GitHub's tables and notes), for assistants. */
export const toMarkdown = (html: string): string =>
  `${makeService()
    .turndown(html)
    .replace(/[ \t]+$/gm, "")}\n`;
