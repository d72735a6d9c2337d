import type { CreateResolversArgs } from "gatsby";
import { frenchTypography } from "../../content/prose/typography";

type Case = { title: string; imageAlt?: string };

/** Adds to each case what its picture shows. */
export function createPortfolioResolvers(args: CreateResolversArgs): void {
  const createResolvers = args.createResolvers as (resolvers: object) => void;
  createResolvers({
    PortfolioCase: {
      pictureAlt: {
        type: "String!",
        resolve: ({ title, imageAlt }: Case) => frenchTypography(imageAlt ?? `Écran de l’outil construit : ${title}`),
      },
    },
  });
}
