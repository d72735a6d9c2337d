import type { Node } from "gatsby";
import { fitDescription, fitTitle } from "../../content/head/fit-text";
import { frenchTypography } from "../../content/prose/typography";
import { typesWithHead } from "../../content/validate/check-heads";

type Entry = Node & { title: string; shortTitle?: string; description?: string; approach?: string };
type Context = { nodeModel: { findOne(args: { type: string; query: object }): Promise<{ name: string } | null> } };

const head = {
  type: "PageHead!",
  resolve: async ({ title, shortTitle, description, approach }: Entry, _args: unknown, context: Context) => {
    const site = await context.nodeModel.findOne({ type: "SiteIdentity", query: {} });
    return {
      title: fitTitle(frenchTypography(shortTitle ?? title), site?.name ?? ""),
      description: fitDescription(frenchTypography(description ?? approach ?? "")),
    };
  },
};

/**
 * `head`, for every type that has a page: the title and the description as search results show
 * them, uncut (validation rejects titles that are too wide). The description of a case defaults to
 * the beginning of its approach.
 */
export const headResolvers = Object.fromEntries(typesWithHead.map((type) => [type, { head }]));
