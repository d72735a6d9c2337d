import { strikethrough, tables } from "@joplin/turndown-plugin-gfm";
import TurndownService from "turndown";

type Element = HTMLElement;

/** The name of a note, in the address or the id that leads to it. */
const noteOf = (link: string | null) => /note-fn-(.*)/.exec(link ?? "")?.[1] ?? "";

function makeService(): TurndownService {
  const service = new TurndownService({
    headingStyle: "atx",
    bulletListMarker: "-",
    emDelimiter: "*",
    codeBlockStyle: "fenced",
    hr: "---",
    br: "\\",
  });
  const rule = (selector: string, replacement: (content: string, node: Element) => string) =>
    service.addRule(selector, { filter: (node) => node.matches(selector), replacement });
  service.use([tables, strikethrough]);
  const escapeMarkdown = service.escape.bind(service);
  // It would open a tag.
  service.escape = (text) => escapeMarkdown(text).replace(/<(?=[\w/!?])/g, "\\<");
  // A picture is its description, named as one where it stands alone.
  rule("img", (_, node) => node.getAttribute("alt") ?? "");
  rule("p > img:only-child, figure > img", (_, node) => {
    const isAlone = node.parentElement?.nodeName === "FIGURE" || !node.parentElement?.textContent.trim();
    return `${isAlone ? "Figure : " : ""}${node.getAttribute("alt") ?? ""}`;
  });
  rule("summary", (content) => `\n\n${content}\n\n`);
  // A heading of one line, which Markdown writes with «#».
  rule("h2 br, h3 br, h4 br", () => " ");
  rule("a[data-footnote-ref]", (_, node) => `[^${noteOf(node.getAttribute("href"))}]`);
  rule("[data-footnotes] li", (content, node) => `\n\n[^${noteOf(node.id)}]: ${content.trim()}\n\n`);
  // What needs the site's scripts, or the page around.
  rule("a.anchor, a[data-footnote-backref], [data-footnotes] > h2, [data-island]", () => "");
  return service;
}

/** The HTML of a text as plain Markdown (CommonMark with GitHub's tables and notes), for who reads no page. */
export const toMarkdown = (html: string): string =>
  `${makeService()
    .turndown(html)
    .replace(/[ \t]+$/gm, "")}\n`;
