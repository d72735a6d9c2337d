import { createElement, type ComponentType } from "react";
import * as jsxRuntime from "react/jsx-runtime";
import { renderToStaticMarkup } from "react-dom/server";
import { correctTypography } from "./correct-typography";
import { feedComponents, type FeedSettings } from "./feed-components";
import { gfm } from "./gfm";

/**
 * The body of a text as HTML for a feed reader: nothing of the page's machinery (permalinks, scroll
 * frames, responsive images), whole addresses.
 *
 * @param body a valid MDX body.
 */
export async function renderForFeed(body: string, settings: FeedSettings): Promise<string> {
  const [{ evaluate }, remarkGfm] = await Promise.all([import("@mdx-js/mdx"), gfm()]);
  const { default: Content } = await evaluate(body, {
    ...(jsxRuntime as Parameters<typeof evaluate>[1]),
    development: false,
    remarkPlugins: [remarkGfm, correctTypography],
  });
  return renderToStaticMarkup(
    createElement(Content as ComponentType<{ components: object }>, { components: feedComponents(settings) }),
  );
}
