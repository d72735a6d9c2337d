import { parseXml, XmlElement, XmlError, XmlText } from "@rgrove/parse-xml";
import { positionAt } from "../project/text-position";
import { shorten } from "./check-code";
import { unprintable, unprintableMessage } from "../project/unprintable";

/** What programs write before the first tag: a declaration, a document type, comments. */
const prolog = /^(?:\s|<\?.*?\?>|<!--.*?-->|<!DOCTYPE[^[>]*>)*/s;
const firstTag = /^<svg\b[^>]*\bviewBox=(["'])0 0 ([1-9]\d*) ([1-9]\d*)\1[^>]*(?<!\/)>/;

const namespace = "http://www.w3.org/2000/svg";
const firstTagMessage = `sa première balise doit être <svg xmlns="${namespace}" viewBox="0 0 480 …">, largeur et hauteur en nombres entiers`;

/** In a drawing of this width scaled down to a 360 px phone, a text of 18 px is 12 px high. */
const maxWidth = 480;

/** Attributes that a figure must not have: it would not follow the colour scheme and the sizes of the site. */
const fixedStyles = ["font-size", "font-family", "style", "fill", "stroke"];

/**
 * The `<svg>` tag of a drawing, its size and all that follows; empty when the file does not start with a valid tag. What
 * precedes the tag is left out: it may declare the file's original encoding, not the published one.
 */
export function readFirstTag(drawn: string): { tag?: string; width?: number; height?: number; inside?: string } {
  const content = drawn.replace(prolog, "");
  const [tag, , width, height] = firstTag.exec(content) ?? [];
  return tag ? { tag, width: Number(width), height: Number(height), inside: content.slice(tag.length) } : {};
}

/** The `<svg>` of a drawing, or why a browser would not show the drawing: one XML error is enough. */
function readXml(drawn: string): XmlElement | null | string {
  const [lost] = unprintable(drawn);
  if (lost) return `mal formé, ligne ${positionAt(drawn, lost.offset).line} : ${unprintableMessage(lost.character)}`;
  try {
    return parseXml(drawn).root;
  } catch (error) {
    const line = error instanceof XmlError ? `, ligne ${error.line}` : "";
    return `mal formé${line} : fermez chaque balise, et écrivez «&amp;» pour «&», «&lt;» pour «<»`;
  }
}

/** Why a browser would not show an SVG at all. */
export function xmlMessage(drawn: string): string | undefined {
  const read = readXml(drawn);
  return typeof read === "string" ? read : undefined;
}

/** Elements whose text is visible or read aloud. */
const textElements = ["text", "tspan", "textPath", "a", "title", "desc"];

/** Why an element cannot be in a figure, or one inside it. */
function elementMessage({ name, attributes, children }: XmlElement): string | undefined {
  const fixedStyleMessage = (written: string) =>
    `«${written}» ne suivrait pas le thème sombre : employez les classes de drawing.scss`;
  // No visible text in this element: nothing to check.
  if (name === "metadata") return undefined;
  if (name === "style") return fixedStyleMessage("<style>");
  if (name === "script") return "«<script>» ne s’exécuterait pas : une figure est une image, retirez-le";
  const lost = children.find((child): child is XmlText => child instanceof XmlText && child.text.trim() !== "");
  if (lost && !textElements.includes(name)) {
    return `«${shorten(lost.text)}» ne paraîtrait pas, dans <${name}> : mettez ces mots dans un <text>`;
  }
  for (const [attribute, value] of Object.entries(attributes)) {
    const written = `${attribute}="${value}"`;
    if (fixedStyles.includes(attribute)) return fixedStyleMessage(written);
    if (attribute.startsWith("on")) return `«${written}» ne s’exécuterait pas : une figure est une image, retirez-le`;
    const leads = /(?:^|:)href$/.test(attribute) ? value : /url\(["']?(.*)\)/.exec(value)?.[1];
    // Links are checked with those of the text (check-prose.ts).
    if (leads !== undefined && name !== "a" && !/^(?:#|data:)/.test(leads)) {
      return `«${written}» : une figure ne charge aucun autre fichier, retirez-le`;
    }
  }
  return children.map((child) => (child instanceof XmlElement ? elementMessage(child) : undefined)).find(Boolean);
}

/** The addresses to which a drawing leads. */
export const drawingLinks = (drawn: string): string[] =>
  [...drawn.matchAll(/<a\s[^>]*?href=(["'])(.*?)\1/g)].map(([, , href]) => href ?? "");

/** Why an SVG cannot be published as a figure, in French; undefined when it can. */
export function drawingMessage(drawn: string): string | undefined {
  const { width } = readFirstTag(drawn);
  if (!width) return firstTagMessage;
  if (width > maxWidth) return `dessiné sur ${width} de large : illisible sur un téléphone au-delà de ${maxWidth}`;
  const root = readXml(drawn);
  if (typeof root === "string") return root;
  return root?.attributes.xmlns === namespace ? elementMessage(root) : firstTagMessage;
}
