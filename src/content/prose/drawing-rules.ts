import { parseXml, XmlElement, XmlError, XmlText } from "@rgrove/parse-xml";
import { positionAt } from "../project/text-position";
import { shorten } from "./check-code";
import { unprintable, unprintableMistake } from "../project/unprintable";

/** What programs write before the first tag: a declaration, a document type, remarks. */
const prolog = /^(?:\s|<\?.*?\?>|<!--.*?-->|<!DOCTYPE[^[>]*>)*/s;
const firstTag = /^<svg\b[^>]*\bviewBox=(["'])0 0 ([1-9]\d*) ([1-9]\d*)\1[^>]*(?<!\/)>/;

const namespace = "http://www.w3.org/2000/svg";
const firstTagMistake = `sa première balise doit être <svg xmlns="${namespace}" viewBox="0 0 480 …">, largeur et hauteur en nombres entiers`;

/** Scaled down to a 360 px phone, 18 px text in a drawing of this width is 12 px. */
const widest = 480;

/** Attributes that would keep a drawing from following the colour scheme and the sizes of the site. */
const ownStyle = ["font-size", "font-family", "style", "fill", "stroke"];

/**
 * The `<svg>` tag of a drawing, with its size and all that follows; empty when the file does not start with a valid one.
 * What precedes it is left out: it may announce the encoding in which the file was, which is not the one published.
 */
export function readFirstTag(drawn: string): { tag?: string; width?: number; height?: number; inside?: string } {
  const content = drawn.replace(prolog, "");
  const [tag, , width, height] = firstTag.exec(content) ?? [];
  return tag ? { tag, width: Number(width), height: Number(height), inside: content.slice(tag.length) } : {};
}

/** The `<svg>` of a drawing, or why a browser would not show it at all: it is XML, where one mistake is enough. */
function readXml(drawn: string): XmlElement | null | string {
  const [lost] = unprintable(drawn);
  if (lost) return `mal formé, ligne ${positionAt(drawn, lost.offset).line} : ${unprintableMistake(lost.character)}`;
  try {
    return parseXml(drawn).root;
  } catch (error) {
    const line = error instanceof XmlError ? `, ligne ${error.line}` : "";
    return `mal formé${line} : fermez chaque balise, et écrivez «&amp;» pour «&», «&lt;» pour «<»`;
  }
}

/** Why a browser would not show an SVG at all. */
export function xmlMistake(drawn: string): string | undefined {
  const read = readXml(drawn);
  return typeof read === "string" ? read : undefined;
}

/** Elements whose words are seen or read aloud. */
const wordy = ["text", "tspan", "textPath", "a", "title", "desc"];

/** Why an element cannot be in a figure, or one inside it. */
function elementMistake({ name, attributes, children }: XmlElement): string | undefined {
  const unlike = (written: string) =>
    `«${written}» ne suivrait pas le thème sombre : employez les classes de drawing.scss`;
  // No one's words.
  if (name === "metadata") return undefined;
  if (name === "style") return unlike("<style>");
  if (name === "script") return "«<script>» ne s’exécuterait pas : une figure est une image, retirez-le";
  const lost = children.find((child): child is XmlText => child instanceof XmlText && child.text.trim() !== "");
  if (lost && !wordy.includes(name)) {
    return `«${shorten(lost.text)}» ne paraîtrait pas, dans <${name}> : mettez ces mots dans un <text>`;
  }
  for (const [attribute, value] of Object.entries(attributes)) {
    const written = `${attribute}="${value}"`;
    if (ownStyle.includes(attribute)) return unlike(written);
    if (attribute.startsWith("on")) return `«${written}» ne s’exécuterait pas : une figure est une image, retirez-le`;
    const leads = /(?:^|:)href$/.test(attribute) ? value : /url\(["']?(.*)\)/.exec(value)?.[1];
    // A link is judged as those of a text (check-prose.ts).
    if (leads !== undefined && name !== "a" && !/^(?:#|data:)/.test(leads)) {
      return `«${written}» : une figure ne charge aucun autre fichier, retirez-le`;
    }
  }
  return children.map((child) => (child instanceof XmlElement ? elementMistake(child) : undefined)).find(Boolean);
}

/** The addresses to which a drawing leads. */
export const drawingLinks = (drawn: string): string[] =>
  [...drawn.matchAll(/<a\s[^>]*?href=(["'])(.*?)\1/g)].map(([, , href]) => href ?? "");

/** Why an SVG cannot be published as a figure, in French; undefined when it can. */
export function drawingMistake(drawn: string): string | undefined {
  const { width } = readFirstTag(drawn);
  if (!width) return firstTagMistake;
  if (width > widest) return `dessiné sur ${width} de large : illisible sur un téléphone au-delà de ${widest}`;
  const root = readXml(drawn);
  if (typeof root === "string") return root;
  return root?.attributes.xmlns === namespace ? elementMistake(root) : firstTagMistake;
}
