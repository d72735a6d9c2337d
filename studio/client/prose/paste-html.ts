import type TurndownService from "turndown";
import { markdownService } from "../../../src/content/prose/to-markdown";
import { cleanPaste } from "./clean-paste";
import { readWordLists } from "./word-lists";

/** What a paste adds to the text. */
export type Pasted = {
  markdown: string;
  /** Number of pictures that could not follow: the clipboard has only their address. */
  pictures: number;
};

function makeService(): TurndownService {
  const service = markdownService();
  // One space after the marker, as in the site's files.
  service.addRule("listItem", {
    filter: "li",
    replacement: (content, node) => {
      const list = node.parentElement;
      const rank = [...(list?.children ?? [])].indexOf(node) + Number(list?.getAttribute("start") ?? 1);
      const sign = list?.tagName === "OL" ? `${rank}. ` : "- ";
      const ticked = node.getAttribute("data-ticked");
      const box = ticked === null ? "" : ticked === "true" ? "[x] " : "[ ] ";
      return (
        sign + box + content.trim().replace(/\n/gm, `\n${" ".repeat(sign.length)}`) + (node.nextSibling ? "\n" : "")
      );
    },
  });
  service.addRule("lineBreak", {
    filter: "br",
    replacement: (_, node) => ((node as Element).hasAttribute("data-kept") ? "\\\n" : "\n\n"),
  });
  // Markdown has no sign for these, of which a site's text admits the tag.
  service.addRule("level", {
    filter: ["sup", "sub"],
    replacement: (content, { nodeName }) => `<${nodeName.toLowerCase()}>${content}</${nodeName.toLowerCase()}>`,
  });
  const escapeMarkdown = service.escape.bind(service);
  // In MDX these open a tag, an expression, an entity.
  const escapeMdx = (text: string) => escapeMarkdown(text).replace(/[{}<]|&(?=#?\w+;)/g, "\\$&");
  // A bare address is a link, to all that it holds: a «\» too.
  service.escape = (text) =>
    text
      .split(/((?:https?:\/\/|www\.)[^\s<>{}[\]*`\\]+)/)
      .map((part, rank) => (rank % 2 === 1 ? part : escapeMdx(part)))
      .join("");
  return service;
}

/** Elements whose formatting plain text would lose. */
const formatting =
  "h1, h2, h3, h4, h5, h6, strong, b, em, i, a, ul, ol, table, blockquote, del, sup, sub, p + p, div + div";

/** All of a code's lines must stay as they are. Docs asks it of each word («pre;white-space:pre-wrap»), within its frame. */
const isCode = ({ children }: HTMLElement) =>
  [...children].every((element) => /white-space:\s*pre\s*(?:;|$)/i.test(element.getAttribute("style") ?? ""));

/**
 * Turns copied HTML into the Markdown of articles.
 *
 * @returns undefined when the plain text would lose nothing.
 */
export function pasteHtml(html: string): Pasted | undefined {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  if (isCode(body)) return undefined;
  for (const box of body.querySelectorAll("li[role='checkbox'] > img")) box.remove();
  const images = [...body.querySelectorAll("img")];
  for (const image of images) image.remove();
  if (!body.textContent.trim()) return undefined;
  readWordLists(body);
  cleanPaste(body);
  if (!body.querySelector(formatting) && images.length === 0) return undefined;
  const markdown = withoutControls(makeService().turndown(body))
    .replace(/[ \u00a0]+$/gm, "")
    .replace(/\n{3,}/g, "\n\n");
  return { markdown, pictures: images.length };
}

/** Drops the control characters that Word and slides leave in a text; a vertical tab is a line break. */
export const withoutControls = (text: string) => text.replace(/\v|\f/g, "\n").replace(/(?![\n\r\t])\p{Cc}/gu, "");
