import { absentAddresses } from "../../collections/absent-addresses";
import { collections } from "../../collections/collections";

type Context = {
  nodeModel: { findAll(args: { type: string }): Promise<{ entries: Iterable<Record<string, unknown>> }> };
};

/** `absent`: the addresses without content (`absentAddresses`); no menu entry or link may lead there. */
export const siteResolvers = {
  SiteIdentity: {
    absent: {
      type: "[String!]!",
      resolve: async (_site: unknown, _args: unknown, { nodeModel }: Context) => {
        const found = await Promise.all(
          collections.map(async ({ type }) => [type, [...(await nodeModel.findAll({ type })).entries]] as const),
        );
        const byType = new Map(found);
        return absentAddresses((type) => byType.get(type) ?? []);
      },
    },
  },
};
