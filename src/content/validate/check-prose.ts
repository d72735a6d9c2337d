import { dirname, join } from "node:path/posix";
import { drawingMistake } from "../prose/drawing-rules";
import { proseComponentNames } from "../prose/prose-components";
import { ProseError } from "../prose/explain-mdx-error";
import type { Prose } from "../prose/render-mdx";
import { decodeAnchor, type KnownPaths, pathMistake } from "./check-links";
import { isPhotograph, pictureMistake } from "./check-pictures";
import type { Mistake } from "./mistake";
import { suggestion } from "./suggest-spelling";
import { type Entry, pathOf } from "./read-entries";
import type { Sources } from "./sources";

/** Renders the body of an MDX file, or throws a `ProseError`. */
export type Render = (body: string) => Promise<Prose>;

function linkMistake(href: string, own: Prose, known: KnownPaths): string | undefined {
  if (href.startsWith("#")) {
    const ids = own.headings.map(({ id }) => id);
    const anchor = decodeAnchor(href.slice(1));
    return ids.includes(anchor) ? undefined : `ancre introuvable «${href}»${suggestion(anchor, ids)}`;
  }
  if (!href.startsWith("/")) {
    return /^(https?:\/\/[^\s/]+|mailto:|tel:)/.test(href)
      ? undefined
      : `lien incorrect «${href}» : attendu «https://…», «/…» ou «#…»`;
  }
  return pathMistake(href, known);
}

/** HTML tags with a Markdown equivalent, which would bypass link checks, image processing and the table of contents. */
const markdownFor: Record<string, string> = {
  a: "[texte](adresse)",
  img: "![ce que montre l’image](./image.png)",
  h1: "## Titre",
  h2: "## Titre",
  h3: "### Titre",
};

function tagMistake(name: string): string | undefined {
  const markdown = markdownFor[name];
  if (markdown) return `balise <${name}> non admise : écrivez ${markdown}`;
  if (proseComponentNames.includes(name) || !/^[A-Z]/.test(name)) return undefined;
  const admitted = proseComponentNames.map((component) => `<${component}>`).join(", ");
  return `composant inconnu <${name}>${suggestion(name, proseComponentNames) || ` ; composants admis : ${admitted}`}`;
}

async function imageMistake(sources: Sources, folder: string, src: string): Promise<string | undefined> {
  const file = join(folder, src);
  if (!sources.exists(file)) return `image introuvable «${src}» : posez-la dans ${folder}/`;
  if (isPhotograph(src)) {
    const mistake = await pictureMistake(sources, file);
    return mistake && `«${src}» : ${mistake}`;
  }
  if (!src.endsWith(".svg")) return `image «${src}» d’un format non admis : attendu PNG, JPEG, WebP, AVIF ou «.svg»`;
  const mistake = drawingMistake(sources.read(file));
  return mistake ? `dessin «${src}» : ${mistake}` : undefined;
}

/**
 * Errors in MDX bodies: syntax, unknown components, broken links, missing images.
 *
 * @param known to which the anchors of the texts are added.
 */
export async function checkProse(
  sources: Sources,
  entries: readonly Entry[],
  known: KnownPaths,
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
    try {
      const prose = await render(entry.prose?.body ?? "");
      texts.push({ entry, prose });
      known.set(pathOf(entry), new Set(prose.headings.map(({ id }) => id)));
    } catch (error) {
      if (!(error instanceof ProseError)) throw error;
      report(entry, error, error.message);
    }
  }
  for (const { entry, prose } of texts) {
    for (const { name, ...position } of prose.components) {
      const message = tagMistake(name);
      if (message) report(entry, position, message);
    }
    for (const { text, ...position } of prose.titles) {
      report(entry, position, `titre de premier niveau «${text}», celui de la page : écrivez «## ${text}»`);
    }
    for (const { href, ...position } of prose.links) {
      const message = linkMistake(href, prose, known);
      if (message) report(entry, position, message);
    }
    for (const { src, alt, ...position } of prose.images) {
      const mistake = await imageMistake(sources, dirname(entry.file), src);
      if (mistake) report(entry, position, mistake);
      if (!alt) report(entry, position, `image «${src}» sans texte de remplacement : dites ce qu’elle montre`);
    }
  }
  return mistakes;
}
