import { readFileSync } from "node:fs";
import { join } from "node:path/posix";
import { createElement, type ComponentType } from "react";
import * as jsxRuntime from "react/jsx-runtime";
import { renderToStaticMarkup } from "react-dom/server";
import { textElements } from "../../components/prose/text-elements";
import type { Site } from "../../collections/site";
import { collectFacts, type ProseFacts } from "./collect-facts";
import { correctTypography } from "./correct-typography";
import { ProseError } from "./explain-mdx-error";
import { headingAnchors } from "./heading-anchors";
import type { Pictures } from "./pictures";
import { imageOf, proseComponents } from "./prose-components";
import { scrollFrames } from "./scroll-frames";
import { markdownKeeper } from "./to-markdown";

/** A rendered text and the facts extracted from it. */
export type Prose = ProseFacts & {
  /** The body as HTML, without scripts. */
  html: (pictures?: Pictures) => string;
  /** The body as plain Markdown: components and images are replaced by text. */
  markdown: () => string;
};

const rendered = new Map<string, Promise<Prose>>();

/**
 * Renders the body of an MDX file to HTML with the article components. Cached: validation and the
 * GraphQL layer render each text once per build.
 *
 * @param root absolute path of the project, whose identity the legal components show.
 * @throws {ProseError} when the text is not valid MDX.
 */
export function renderMdx(body: string, root: string): Promise<Prose> {
  const identity = readIdentity(root);
  const key = `${identity}\n${body}`;
  const prose = rendered.get(key) ?? renderUnsaved(body, identity);
  rendered.set(key, prose);
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
    return JSON.parse(identity) as Site;
  } catch {
    return undefined;
  }
}

/**
 * Renders a text without caching it.
 *
 * @param identity content of data/site.json, for the legal components.
 * @throws {ProseError} when the text is not valid MDX.
 */
export async function renderUnsaved(body: string, identity: string): Promise<Prose> {
  const [{ evaluate }, { default: remarkGfm }, { default: rehypeSlug }] = await Promise.all([
    import("@mdx-js/mdx"),
    import("remark-gfm"),
    import("rehype-slug"),
  ]);
  let markdown = () => "";
  const keepMarkdown = await markdownKeeper((written) => {
    markdown = written;
  });
  const facts: ProseFacts = { titles: [], headings: [], links: [], images: [], components: [], words: 0 };
  try {
    const { default: Content } = await evaluate(body, {
      ...(jsxRuntime as Parameters<typeof evaluate>[1]),
      // In `gatsby develop` too: the output is static HTML, no debugging runtime is needed.
      development: false,
      remarkPlugins: [remarkGfm, correctTypography, keepMarkdown],
      rehypePlugins: [rehypeSlug, () => collectFacts(facts), headingAnchors, scrollFrames],
    });
    const site = parseIdentity(identity);
    const html = (pictures: Pictures = new Map()) => {
      const components = {
        ...withFallbacks(proseComponents(site, pictures), facts),
        ...textElements,
        img: imageOf(pictures),
      };
      return renderToStaticMarkup(createElement(Content as ComponentType<{ components: object }>, { components }));
    };
    // Render at once, since an error may occur at run time only.
    html();
    return { ...facts, html, markdown };
  } catch (error) {
    throw error instanceof Error ? new ProseError(error, body) : error;
  }
}

/** Renders unknown components as nothing; validation reports each with its line. */
function withFallbacks(components: Record<string, unknown>, facts: ProseFacts): Record<string, unknown> {
  const unknown = facts.components.filter(({ name }) => !(name in components));
  return { ...Object.fromEntries(unknown.map(({ name }) => [name, () => null])), ...components };
}
