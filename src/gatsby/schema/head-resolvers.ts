import type { CreateResolversArgs, Node } from "gatsby";
import { fitDescription, fitTitle } from "../../content/head/fit-text";
import { frenchTypography } from "../../content/prose/typography";
import { typesWithHead } from "../../content/validate/check-heads";

type Entry = Node & { title: string; shortTitle?: string; description?: string; approach?: string };
type Context = { nodeModel: { findOne(args: { type: string; query: object }): Promise<{ name: string } | null> } };

/**
 * Adds `head` to what has a page: the title and the description as results pages will show
 * them, neither cut (the check of the provider's files refuses a title too wide for them). A
 * case without a description is told by the beginning of its answer.
 */
export function createHeadResolvers(args: CreateResolversArgs): void {
  const createResolvers = args.createResolvers as (resolvers: object) => void;
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
  createResolvers(Object.fromEntries(typesWithHead.map((type) => [type, { head }])));
}
