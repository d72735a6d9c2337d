import type { Yearly } from "../../collections/pay-back";
import type { Measure } from "../../collections/portfolio";
import { slugOf } from "../../content/project/slug";
import { frenchTypography } from "../../content/prose/typography";
import type { Site } from "../../collections/site";
import { type CaseAccount, caseAccount } from "../../content/pay-back/case-account";
import { figureText, priceText } from "./french-figures";

type Context = {
  nodeModel: { findAll(args: { type: string }): Promise<{ entries: Iterable<Record<string, unknown>> }> };
};

const all = async ({ nodeModel }: Context, type: string) => [...(await nodeModel.findAll({ type })).entries];

type AccountSource = { price?: { from: number; to?: number } | null; yearly?: Yearly | null };

type StackCategory = { tools: { name: string }[] };

/** The computed fields of cases and projects, of their measures, prices and testimonials, of the tools and the services. */
export const caseResolvers = {
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
      resolve: async ({ stack }: { stack: string[] }, _args: unknown, context: Context) => {
        const categories = (await all(context, "StackCategory")) as unknown as StackCategory[];
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
