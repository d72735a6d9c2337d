import { parseXml, XmlError } from "@rgrove/parse-xml";

const firstTag = /^\s*<svg\b[^>]*\bviewBox="0 0 (\d+) (\d+)"[^>]*>/;

const namespace = "http://www.w3.org/2000/svg";
const firstTagMistake = `sa première balise doit être <svg xmlns="${namespace}" viewBox="0 0 480 …">`;

/** Scaled down to a 360 px phone, 18 px text in a drawing of this width is 12 px. */
const widest = 480;

/** The `<svg>` tag of a drawing and its size; empty when the file does not start with a valid one. */
export function readFirstTag(drawn: string): { tag?: string; width?: number; height?: number } {
  const [tag, width, height] = firstTag.exec(drawn) ?? [];
  return tag ? { tag, width: Number(width), height: Number(height) } : {};
}

/** Why a browser would not show an SVG at all: it is XML, where one mistake is enough. */
export function xmlMistake(drawn: string): string | undefined {
  try {
    parseXml(drawn);
    return undefined;
  } catch (error) {
    const line = error instanceof XmlError ? `, ligne ${error.line}` : "";
    return `mal formé${line} : fermez chaque balise, et écrivez «&amp;» pour «&», «&lt;» pour «<»`;
  }
}

/** Why an SVG cannot be published as a figure, in French; undefined when it can. */
export function drawingMistake(drawn: string): string | undefined {
  const { tag, width } = readFirstTag(drawn);
  if (!tag?.includes(`xmlns="${namespace}"`) || !width) return firstTagMistake;
  if (width > widest) return `dessiné sur ${width} de large : illisible sur un téléphone au-delà de ${widest}`;
  const broken = xmlMistake(drawn);
  if (broken) return broken;
  const own = /\b(?:font-size|font-family|style|fill|stroke)="[^"]*"|<style\b/.exec(drawn);
  const [foreign] = /\bhref="(?!#|data:)[^"]*"/.exec(drawn) ?? [];
  if (foreign) return `«${foreign}» : une figure ne charge aucun autre fichier, retirez-le`;
  return own ? `«${own[0]}» ne suivrait pas le thème sombre : employez les classes de drawing.scss` : undefined;
}
