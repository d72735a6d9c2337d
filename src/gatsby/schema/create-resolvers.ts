import type { CreateResolversArgs } from "gatsby";
import { caseResolvers } from "./case-resolvers";
import { pageResolvers } from "./page-resolvers";
import { proseResolvers } from "./prose-resolvers";
import { siteResolvers } from "./site-resolvers";
import { pictureResolvers } from "./picture-resolvers";

/** Adds the computed fields of every type; one type may have fields in several groups. */
export function createResolvers(args: CreateResolversArgs): void {
  const add = args.createResolvers as (resolvers: object) => void;
  const all = [proseResolvers(args), caseResolvers, pageResolvers, siteResolvers, pictureResolvers];
  for (const resolvers of all) add(resolvers);
}
