import type { Yearly } from "../../collections/pay-back";
import type { Measure } from "../../collections/portfolio";
import { slugOf } from "../../content/project/slug";
import { frenchTypography } from "../../content/prose/typography";
import type { Site } from "../../collections/site";
import { type CaseAccount, caseAccount } from "../../content/pay-back/case-account";
import { figureText, priceText } from "./french-figures";

type Wanted = { type: string; query?: { sort: { fields: string[]; order: string[] } } };

type Context = {
  nodeModel: { findAll(wanted: Wanted): Promise<{ entries: Iterable<Record<string, unknown>> }> };
};

const findAll = async ({ nodeModel }: Context, type: string, sort: string[] = []) => {
  const query = sort.length > 0 && { query: { sort: { fields: sort, order: sort.map(() => "ASC") } } };
  return [...(await nodeModel.findAll({ type, ...query })).entries];
};

type AccountSource = { price?: { from: number; to?: number } | null; yearly?: Yearly | null };

type StackCategory = { title: string; tools: { name: string }[] };
type Case = { stack: string[] };

/** The cases in the order in which the site shows them. */
const allCases = async (context: Context) =>
  (await findAll(context, "PortfolioCase", ["order", "slug"])) as unknown as Case[];

const allCategories = async (context: Context) =>
  (await findAll(context, "StackCategory", ["position"])) as unknown as StackCategory[];

/** Number of these tools that a case uses. */
const countSharedTools = ({ stack }: Case, tools: StackCategory["tools"]) => {
  const used = new Set(stack.map(slugOf));
  return tools.filter(({ name }) => used.has(slugOf(name))).length;
};

/** For each category, by its title, the case that uses most of its tools; no case serves two categories. */
function exampleByCategory(categories: readonly StackCategory[], cases: readonly Case[]): Map<string, Case> {
  const chosen = new Map<string, Case>();
  for (const { title, tools } of categories) {
    const [example] = cases
      .filter((one) => countSharedTools(one, tools) > 0 && ![...chosen.values()].includes(one))
      .sort((one, other) => countSharedTools(other, tools) - countSharedTools(one, tools));
    if (example) chosen.set(title, example);
  }
  return chosen;
}

/** A testimonial without quotation marks around the whole of it: the page adds its own. */
const withoutQuotationMarks = (words: string): string =>
  words.trim().replace(/^(?:«\s*([^«»]*?)\s*»|“([^“”]*)”|"([^"]*)")(\.?)$/, "$1$2$3$4");

/**
 * The computed fields of cases and projects, of their measures, prices and testimonials, of the tools and the services:
 * pages query them like the others, but no data file contains them.
 */
export const caseResolvers = {
  StackCategory: {
    example: {
      type: "PortfolioCase",
      resolve: async ({ title }: StackCategory, _args: unknown, context: Context) =>
        exampleByCategory(await allCategories(context), await allCases(context)).get(title),
    },
  },
  StackCategoryTools: {
    cases: {
      type: "Int!",
      resolve: async (tool: { name: string }, _args: unknown, context: Context) =>
        (await allCases(context)).filter((one) => countSharedTools(one, [tool]) > 0).length,
    },
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
      resolve: async ({ stack }: { stack: string[] }, _args: unknown, context: Context) => {
        const categories = await allCategories(context);
        const known = new Set(categories.flatMap(({ tools }) => tools.map(({ name }) => slugOf(name))));
        return stack.map((name) => ({ name, anchor: known.has(slugOf(name)) ? slugOf(name) : null }));
      },
    },
    // In no data file: computed from `price`, `yearly` and the rule of data/site.json (src/content/pay-back).
    account: {
      type: "CaseAccount",
      resolve: async (one: AccountSource, _args: unknown, context: Context): Promise<CaseAccount | null> => {
        const [site] = (await findAll(context, "SiteIdentity")) as unknown as Pick<Site, "payBack">[];
        return caseAccount(one, site?.payBack);
      },
    },
  },
  Testimonial: {
    content: { resolve: ({ content }: { content: string }) => frenchTypography(withoutQuotationMarks(content)) },
    // The inverse of the case's `testimonial` field.
    case: {
      type: "PortfolioCase",
      resolve: async ({ key }: { key?: string }, _args: unknown, context: Context) =>
        (await findAll(context, "PortfolioCase")).find(({ testimonial }) => key && testimonial === key),
    },
  },
  PortfolioCaseMeasures: {
    beforeText: { type: "String!", resolve: ({ before, unit }: Measure) => figureText(before, unit) },
    afterText: { type: "String!", resolve: ({ after, unit }: Measure) => figureText(after, unit) },
  },
  ShowcaseProjectFigure: {
    afterText: { type: "String!", resolve: ({ after, unit }: Measure) => figureText(after, unit) },
  },
  PortfolioCasePrice: { text: { type: "String!", resolve: priceText } },
  Service: {
    // The inverse of the page's `service` field, unless the page is not listed.
    page: {
      type: "ServicePage",
      resolve: async ({ key }: { key?: string }, _args: unknown, context: Context) =>
        (await findAll(context, "ServicePage")).find(
          ({ service, listed }) => key && service === key && listed !== false,
        ),
    },
  },
  ServicePrice: { text: { type: "String!", resolve: priceText } },
};
