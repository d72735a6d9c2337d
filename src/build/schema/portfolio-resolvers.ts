import type { CreateResolversArgs, Node } from "gatsby";
import { frenchTypography } from "../prose/typography";

/** Cases the home page carries; beyond, its first view would grow with each new case. */
const casesOnHomePage = 24;

/** The page that holds the others, when there are others. */
const furtherCasesPage = { path: "/autres-realisations", title: "Autres réalisations" };

type Context = {
  nodeModel: { findAll(args: { type: string; query: object }): Promise<{ entries: Iterable<Node> }> };
};

type Case = { title: string; imageAlt?: string };

async function findCases(context: Context, limits: { skip: number; limit?: number }): Promise<Node[]> {
  const sort = [{ order: "ASC" }, { slug: "ASC" }];
  const { entries } = await context.nodeModel.findAll({ type: "PortfolioCase", query: { sort, ...limits } });
  return [...entries];
}

/** Adds the portfolio, in order and in two parts, and to each case what its picture shows. */
export function createPortfolioResolvers(args: CreateResolversArgs): void {
  const createResolvers = args.createResolvers as (resolvers: object) => void;
  createResolvers({
    Query: { portfolio: { type: "Portfolio!", resolve: () => ({}) } },
    Portfolio: {
      first: {
        resolve: (_: unknown, __: unknown, context: Context) => findCases(context, { skip: 0, limit: casesOnHomePage }),
      },
      further: {
        resolve: (_: unknown, __: unknown, context: Context) => findCases(context, { skip: casesOnHomePage }),
      },
      furtherPage: {
        resolve: async (_: unknown, __: unknown, context: Context) => {
          const { length } = await findCases(context, { skip: casesOnHomePage });
          const lead = `${length} de plus que sur la page d’accueil.`;
          return { ...furtherCasesPage, lead, description: `${furtherCasesPage.title} : ${lead}` };
        },
      },
    },
    PortfolioCase: {
      pictureAlt: {
        type: "String!",
        resolve: ({ title, imageAlt }: Case) => frenchTypography(imageAlt ?? `Écran de l’outil construit : ${title}`),
      },
    },
  });
}
