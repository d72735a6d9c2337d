import { readFileSync } from "node:fs";
import { join } from "node:path/posix";
import { createElement, type ComponentType } from "react";
import * as jsxRuntime from "react/jsx-runtime";
import { renderToStaticMarkup } from "react-dom/server";
import { textElements } from "../../components/prose/elements";
import { site as siteIdentity, type Site } from "../../collections/site";
import { collectFacts, type ProseFacts } from "./collect-facts";
import { collectMistakes } from "./collect-mistakes";
import { correctHeadings, correctTypography } from "./correct-typography";
import { gfm } from "./gfm";
import { headingAnchors, headingIds } from "./heading-anchors";
import { lostPassage, lostPassages, type Passage } from "./lost-words";
import type { Pictures } from "./pictures";
import { imageOf, proseComponents } from "./prose-components";
import { scrollFrames } from "./scroll-frames";
import { skipErrors, type ProseMistake } from "./syntax-errors";
import { toMarkdown } from "./to-markdown";

/** A rendered text and the facts extracted from it. */
export type Prose = ProseFacts & {
  /** What keeps the text from being published as its author meant; it is rendered without. */
  mistakes: ProseMistake[];
  /** The body as HTML, without scripts. */
  html: (pictures?: Pictures) => string;
  /** The body as plain Markdown: components and images are replaced by text. */
  markdown: () => string;
};

/** Rendered texts, the one that was last asked for at the end. */
const rendered = new Map<string, Promise<Prose>>();

/** As many as the texts of a large blog, each rendered once per build; not every version of one that is being written. */
const maxRendered = 1000;

/**
 * Renders the body of an MDX file to HTML with the article components. Cached: validation and the
 * GraphQL layer render each text once per build.
 *
 * @param root absolute path of the project, whose identity the legal components show.
 */
export const renderMdx = (body: string, root: string): Promise<Prose> => renderFor(body, readIdentity(root));

/**
 * The same for a project that may not be on disk.
 *
 * @param identity content of data/site.json.
 */
export function renderFor(body: string, identity: string): Promise<Prose> {
  const key = `${identity}\n${body}`;
  const prose = rendered.get(key) ?? renderAfresh(body, identity);
  rendered.delete(key);
  rendered.set(key, prose);
  const [oldest] = rendered.keys();
  if (rendered.size > maxRendered && oldest !== undefined) rendered.delete(oldest);
  return prose;
}

function readIdentity(root: string): string {
  try {
    return readFileSync(join(root, "data/site.json"), "utf8");
  } catch {
    return "";
  }
}

/** Parses data/site.json; validation reports an invalid file. */
function parseIdentity(identity: string): Site | undefined {
  try {
    return siteIdentity.schema.safeParse(JSON.parse(identity)).data;
  } catch {
    return undefined;
  }
}

/** Notes at the foot of a text («[^1]»), in French. */
const remarkRehypeOptions = {
  clobberPrefix: "note-",
  footnoteLabel: "Notes",
  footnoteLabelProperties: {},
  footnoteBackLabel: "Revenir au texte",
};

async function renderAfresh(body: string, identity: string): Promise<Prose> {
  const [{ createProcessor, evaluate }, remarkGfm, { default: GithubSlugger }] = await Promise.all([
    import("@mdx-js/mdx"),
    gfm(),
    import("github-slugger"),
  ]);
  const site = parseIdentity(identity);

  const render = async (text: string, mistakes: ProseMistake[]): Promise<Prose> => {
    const facts: ProseFacts = { titles: [], headings: [], anchors: [], links: [], images: [], words: 0 };
    const passages: Passage[] = [];
    const mistakesOf = collectMistakes(text, mistakes, passages, site && !site.payBack ? ["PayBack"] : []);
    const { default: Content } = await evaluate(text, {
      ...(jsxRuntime as Parameters<typeof evaluate>[1]),
      // In `gatsby develop` too: the output is static HTML, no debugging runtime is needed.
      development: false,
      remarkPlugins: [remarkGfm, mistakesOf, correctTypography],
      remarkRehypeOptions,
      rehypePlugins: [
        headingIds(new GithubSlugger()),
        () => collectFacts(facts),
        correctHeadings,
        headingAnchors,
        scrollFrames,
      ],
    });
    const html = (pictures: Pictures = new Map()) => {
      const components = { ...proseComponents(site, pictures), ...textElements, img: imageOf(pictures) };
      return renderToStaticMarkup(createElement(Content as ComponentType<{ components: object }>, { components }));
    };
    const told = new Set(mistakes.map(({ line }) => line));
    const lost = lostPassages(passages, html()).filter(({ line }) => !told.has(line));
    mistakes.push(...lost.map(({ text: words, ...position }) => ({ ...position, message: lostPassage(words) })));
    return { ...facts, mistakes, html, markdown: () => toMarkdown(html()) };
  };

  try {
    return await render(body, []);
  } catch {
    // An error of syntax, which would hide the others; any other is thrown again.
    const parser = createProcessor({ remarkPlugins: [remarkGfm] });
    const { text, mistakes } = skipErrors(body, (one) => parser.parse(one));
    return render(text, mistakes);
  }
}
