import type { CreateResolversArgs, Node } from "gatsby";
import type { Measure } from "../../model/portfolio-case";
import { findNearArticles, findNearCases, type ArticleText, type CaseProfile } from "./case-neighbours";
import { slugOf } from "../../content/project/slug";
import { fileSlug } from "../../content/project/file-slug";
import { frenchTypography } from "../../content/prose/typography";
import { figureText, priceText } from "./french-figures";

type Facts = Record<string, unknown> & Node;
type Context = {
  nodeModel: {
    getNodeById(args: { id: string }): Facts | null;
    findAll(args: { type: string; query?: object }): Promise<{ entries: Iterable<Facts> }>;
  };
};
type Case = CaseProfile & { node: Facts };
type Article = ArticleText & { node: Facts };

const all = async (context: Context, type: string, query?: object) => [
  ...(await context.nodeModel.findAll({ type, ...(query && { query }) })).entries,
];

const parentOf = (node: Facts | null, context: Context) =>
  node?.parent ? context.nodeModel.getNodeById({ id: node.parent }) : null;

function caseOf(node: Facts, context: Context): Case {
  const { sector, stack } = node as unknown as CaseProfile;
  return { node, sector, stack, slug: fileSlug(String(parentOf(node, context)?.absolutePath)) };
}

function articleOf(node: Facts, context: Context): Article {
  const { title, keywords, date, listed } = node as unknown as Omit<ArticleText, "slug" | "body">;
  const mdx = parentOf(node, context);
  const slug = fileSlug(String(parentOf(mdx, context)?.absolutePath));
  return {
    node,
    title,
    keywords,
    date,
    listed: (listed as boolean | undefined) !== false,
    slug,
    body: String(mdx?.body),
  };
}

const inOrder = { sort: { fields: ["order"], order: ["ASC"] } };

const allCases = async (context: Context) =>
  (await all(context, "PortfolioCase", inOrder)).map((node) => caseOf(node, context));

type StackCategory = { tools: { name: string }[] };

/** Resolves the computed fields of a case (image, tools with their anchors, related pages) and of its testimonial. */
export function createCaseResolvers(args: CreateResolversArgs): void {
  const createResolvers = args.createResolvers as (resolvers: object) => void;
  createResolvers({
    StackCategoryTools: {
      anchor: { type: "String!", resolve: ({ name }: { name: string }) => slugOf(name) },
    },
    PortfolioCase: {
      pictureAlt: {
        type: "String!",
        resolve: ({ title, imageAlt }: { title: string; imageAlt?: string }) =>
          frenchTypography(imageAlt ?? `Écran de l’outil construit : ${title}`),
      },
      tools: {
        type: "[CaseTool!]!",
        resolve: async ({ stack }: CaseProfile, _args: unknown, context: Context) => {
          const categories = (await all(context, "StackCategory")) as unknown as StackCategory[];
          const known = new Set(categories.flatMap(({ tools }) => tools.map(({ name }) => slugOf(name))));
          return stack.map((name) => ({ name, anchor: known.has(slugOf(name)) ? slugOf(name) : null }));
        },
      },
      nearCases: {
        type: "[PortfolioCase!]!",
        resolve: async (source: Facts, _args: unknown, context: Context) => {
          const cases = await allCases(context);
          const chosen = source.cases as string[] | undefined;
          const near = chosen
            ? chosen.flatMap((slug) => cases.filter((one) => one.slug === slug))
            : findNearCases(caseOf(source, context), cases);
          return near.map(({ node }) => node);
        },
      },
      nearArticles: {
        type: "[Article!]!",
        resolve: async (source: Facts, _args: unknown, context: Context) => {
          const articles = (await all(context, "Article")).map((node) => articleOf(node, context));
          const named = source.articles as string[] | undefined;
          const near = findNearArticles(caseOf(source, context), articles, await allCases(context), named);
          return near.map(({ node }) => node);
        },
      },
    },
    Testimonial: {
      // The inverse of the case's `testimonial` field.
      case: {
        type: "PortfolioCase",
        resolve: async ({ key }: Facts, _args: unknown, context: Context) =>
          (await all(context, "PortfolioCase")).find(({ testimonial }) => key && testimonial === key),
      },
    },
    PortfolioCaseMeasures: {
      beforeText: { type: "String!", resolve: ({ before, unit }: Measure) => figureText(before, unit) },
      afterText: { type: "String!", resolve: ({ after, unit }: Measure) => figureText(after, unit) },
    },
    PortfolioCasePrice: { text: { type: "String!", resolve: priceText } },
    ServicePrice: { text: { type: "String!", resolve: priceText } },
  });
}
