import type { Position } from "../project/text-position";
import { decodeAddress } from "../project/decode-address";
import { attribute, isTag, textOf, walk, type TreeNode } from "./tree";

export type Heading = { id: string; depth: number; text: string };

/** What the build extracts from a text, besides its HTML. */
export type ProseFacts = {
  headings: Heading[];
  /** Every id: headings and notes. */
  anchors: string[];
  /** `h1` headings, which are errors: the page has its own title. */
  titles: (Position & { text: string })[];
  /** Links as written, with their position in the body. */
  links: (Position & { href: string })[];
  /** Sources of `<Figure>` and Markdown images. */
  images: (Position & { src: string; alt: string })[];
  words: number;
};

/** A word: letters or digits, with inner hyphens, full stops and commas («no-code», «1,5»). */
const word = /[\p{L}\p{N}]+(?:[-.,][\p{L}\p{N}]+)*/gu;

const countWords = (text: string): number => text.match(word)?.length ?? 0;

const asText = (value: unknown): string => (typeof value === "string" ? value : "");

/** A rehype plugin that collects titles, headings, links, images and word count into `facts`. */
export function collectFacts(facts: ProseFacts) {
  return (tree: TreeNode): void => {
    walk(tree, (node) => {
      const position = node.position?.start ?? { line: 1, column: 1 };
      if (node.type === "text") facts.words += countWords(node.value ?? "");
      if (isTag(node)) {
        if (node.name === "Figure") {
          facts.images.push({ ...position, src: attribute(node, "src"), alt: attribute(node, "alt") });
        }
        facts.words += ["title", "caption"].reduce((sum, name) => sum + countWords(attribute(node, name)), 0);
      }
      if (node.type !== "element") return;
      const properties = node.properties ?? {};
      if (typeof properties.id === "string") facts.anchors.push(properties.id);
      if (node.tagName === "a") facts.links.push({ ...position, href: asText(properties.href) });
      if (node.tagName === "img") {
        // Markdown encodes accents and spaces of a file name: «./sch%C3%A9ma.png».
        properties.src = decodeAddress(asText(properties.src));
        facts.images.push({ ...position, src: asText(properties.src), alt: asText(properties.alt) });
      }
      if (node.tagName === "h1") facts.titles.push({ ...position, text: textOf(node) });
      if (node.tagName === "h2" || node.tagName === "h3") {
        facts.headings.push({ id: asText(properties.id), depth: Number(node.tagName[1]), text: textOf(node) });
      }
    });
  };
}
