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

const all = async ({ nodeModel }: Context, type: string, sort: string[] = []) => {
  const query = sort.length > 0 && { query: { sort: { fields: sort, order: sort.map(() => "ASC") } } };
  return [...(await nodeModel.findAll({ type, ...query })).entries];
};

type AccountSource = { price?: { from: number; to?: number } | null; yearly?: Yearly | null };

type StackCategory = { title: string; tools: { name: string }[] };
type Case = { stack: string[] };

/** The cases in the order in which the site shows them. */
const allCases = async (context: Context) =>
  (await all(context, "PortfolioCase", ["order", "slug"])) as unknown as Case[];

const allCategories = async (context: Context) =>
  (await all(context, "StackCategory", ["position"])) as unknown as StackCategory[];

/** How many of these tools a case uses. */
const shared = ({ stack }: Case, tools: StackCategory["tools"]) => {
  const used = new Set(stack.map(slugOf));
  return tools.filter(({ name }) => used.has(slugOf(name))).length;
};

/** For each category, by its title, the case that uses most of its tools: none of them twice. */
function examples(categories: readonly StackCategory[], cases: readonly Case[]): Map<string, Case> {
  const chosen = new Map<string, Case>();
  for (const { title, tools } of categories) {
    const [example] = cases
      .filter((one) => shared(one, tools) > 0 && ![...chosen.values()].includes(one))
      .sort((one, other) => shared(other, tools) - shared(one, tools));
    if (example) chosen.set(title, example);
  }
  return chosen;
}

/** The words of a quotation, without the marks around the whole of it: the page puts its own. */
const quoted = (words: string): string =>
  words.trim().replace(/^(?:«\s*([^«»]*?)\s*»|“([^“”]*)”|"([^"]*)")(\.?)$/, "$1$2$3$4");

/** The computed fields of cases and projects, of their measures, prices and testimonials, of the tools and the services. */
export const caseResolvers = {
  StackCategory: {
    example: {
      type: "PortfolioCase",
      resolve: async ({ title }: StackCategory, _args: unknown, context: Context) =>
        examples(await allCategories(context), await allCases(context)).get(title),
    },
  },
  StackCategoryTools: {
    cases: {
      type: "Int!",
      resolve: async (tool: { name: string }, _args: unknown, context: Context) =>
        (await allCases(context)).filter((one) => shared(one, [tool]) > 0).length,
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
    account: {
      type: "CaseAccount",
      resolve: async (one: AccountSource, _args: unknown, context: Context): Promise<CaseAccount | null> => {
        const [site] = (await all(context, "SiteIdentity")) as unknown as Pick<Site, "payBack">[];
        return caseAccount(one, site?.payBack);
      },
    },
  },
  Testimonial: {
    content: { resolve: ({ content }: { content: string }) => frenchTypography(quoted(content)) },
    // The inverse of the case's `testimonial` field.
    case: {
      type: "PortfolioCase",
      resolve: async ({ key }: { key?: string }, _args: unknown, context: Context) =>
        (await all(context, "PortfolioCase")).find(({ testimonial }) => key && testimonial === key),
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
    // The inverse of the page's `service` field, unless the page is not offered to read.
    page: {
      type: "ServicePage",
      resolve: async ({ key }: { key?: string }, _args: unknown, context: Context) =>
        (await all(context, "ServicePage")).find(({ service, listed }) => key && service === key && listed !== false),
    },
  },
  ServicePrice: { text: { type: "String!", resolve: priceText } },
};
