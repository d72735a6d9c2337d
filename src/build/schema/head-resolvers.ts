import type { CreateResolversArgs, Node } from "gatsby";
import { fitDescription, fitTitle } from "../metadata/fit-text";
import { frenchTypography } from "../prose/typography";

type Entry = Node & { title: string; shortTitle?: string; description?: string; approach?: string };
type Context = { nodeModel: { findOne(args: { type: string; query: object }): Promise<{ name: string } | null> } };

/** Every kind of entry, of those the provider edits, that has a page of its own. */
export const typesWithHead = ["PageTexts", "Article", "LegalPage", "PortfolioCase"];

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
