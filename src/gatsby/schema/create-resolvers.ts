import type { CreateResolversArgs } from "gatsby";
import { caseResolvers } from "./case-resolvers";
import { pageResolvers } from "./page-resolvers";
import { proseResolvers } from "./prose-resolvers";
import { siteResolvers } from "./site-resolvers";
import { uprightPictures } from "./upright";

/** Adds the computed fields of every type; a type may have some in several groups. */
export function createResolvers(args: CreateResolversArgs): void {
  const add = args.createResolvers as (resolvers: object) => void;
  const all = [proseResolvers(args), caseResolvers, pageResolvers, siteResolvers, uprightPictures];
  for (const resolvers of all) add(resolvers);
}
