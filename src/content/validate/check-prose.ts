import { dirname, join } from "node:path/posix";
import { shorten } from "../prose/check-code";
import { drawingLinks, drawingMessage } from "../prose/drawing-rules";
import { isBlank } from "../../shared/is-blank";
import type { Prose } from "../prose/render-mdx";
import { linkMessage, type Targets } from "./check-links";
import { isRasterImage, missingPicture, pictureMessage, unsupportedFormat } from "./check-pictures";
import type { Mistake } from "./mistake";
import { type Entry, pathOf } from "./entry";
import { brokenLinkMessage, type Sources } from "./sources";

/** Renders the body of an MDX file. */
export type Render = (body: string) => Promise<Prose>;

/** Matches an address outside a text's folder: «https:», «data:», «//», «/». */
const absoluteAddress = /^(?:[a-z][a-z\d+.-]*:|\/)/i;

async function imageMessage(
  sources: Sources,
  folder: string,
  src: string,
  checkLink: (href: string) => string | undefined,
): Promise<string | undefined> {
  const file = sources.find(join(folder, src));
  if (file === undefined && absoluteAddress.test(src)) {
    return `l’image «${shorten(src)}» n’est pas à côté du texte : enregistrez-la dans ${folder}/, puis écrivez «./» et son nom`;
  }
  if (file === undefined) return `image introuvable «${src}»${missingPicture(sources, folder, src)}`;
  if (isRasterImage(src)) {
    const mistake = await pictureMessage(sources, file);
    return mistake && `«${src}» : ${mistake}`;
  }
  const format = unsupportedFormat(src);
  if (format) return `image «${src}» ${format}`;
  const shortcut = brokenLinkMessage(sources, file);
  const drawn = shortcut ? "" : sources.read(file);
  const mistake = shortcut ?? drawingMessage(drawn) ?? drawingLinks(drawn).map(checkLink).find(Boolean);
  return mistake ? `dessin «${src}» : ${mistake}` : undefined;
}

const isEmpty = ({ prose }: Entry) => isBlank(prose?.body.replace(/\{\/\*.*?\*\/\}/gs, "") ?? "");

/**
 * The mistakes in MDX bodies: syntax, unknown components, broken links, missing images.
 *
 * @param targets to which the anchors of the texts are added.
 */
export async function checkProse(
  sources: Sources,
  entries: readonly Entry[],
  targets: Targets,
  render: Render,
): Promise<Mistake[]> {
  const mistakes: Mistake[] = [];
  const texts: { entry: Entry; prose: Prose }[] = [];

  /** Adds an error at a position of the body. */
  const report = (entry: Entry, { line, column }: Pick<Mistake, "line" | "column">, message: string) => {
    const before = entry.prose?.linesBefore ?? 0;
    mistakes.push({ file: entry.file, field: "", line: line && line + before, column, message });
  };

  for (const entry of entries) {
    const prose = await render(entry.prose?.body ?? "");
    if (isEmpty(entry)) report(entry, { line: 1, column: 1 }, "le texte est vide : écrivez-le sous l’en-tête");
    texts.push({ entry, prose });
    targets.paths.set(pathOf(entry), new Set(prose.anchors));
  }
  for (const { entry, prose } of texts) {
    for (const { message, ...position } of prose.mistakes) report(entry, position, message);
    for (const { text, ...position } of prose.titles) {
      report(entry, position, `titre de premier niveau «${text}», celui de la page : écrivez «## ${text}»`);
    }
    const checkLink = (href: string) => linkMessage(href, targets, prose.anchors);
    for (const { href, ...position } of prose.links) {
      const message = checkLink(href);
      if (message) report(entry, position, message);
    }
    for (const { src, alt, ...position } of prose.images) {
      const mistake = await imageMessage(sources, dirname(entry.file), src, checkLink);
      if (mistake) report(entry, position, mistake);
      if (!alt) report(entry, position, `image «${src}» sans texte de remplacement : dites ce qu’elle montre`);
    }
  }
  return mistakes;
}
