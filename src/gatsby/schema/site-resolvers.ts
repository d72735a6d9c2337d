import { absentAddresses } from "../../collections/absent-addresses";
import { articles } from "../../collections/articles";
import { collections } from "../../collections/collections";

type Context = {
  nodeModel: { findAll(args: { type: string; query?: object }): Promise<{ totalCount(): Promise<number> }> };
};

/** `absent`, the addresses that no content is left to fill: no band, page, menu entry or link may lead there. */
export const siteResolvers = {
  SiteIdentity: {
    absent: {
      type: "[String!]!",
      resolve: async (_site: unknown, _args: unknown, { nodeModel }: Context) => {
        const counts = await Promise.all(
          collections.map(async ({ type }) => {
            const offered = type === articles.type ? { filter: { listed: { ne: false } } } : {};
            const { totalCount } = await nodeModel.findAll({ type, query: offered });
            return [type, await totalCount()] as const;
          }),
        );
        const countByType = new Map(counts);
        return absentAddresses((type) => countByType.get(type) ?? 0);
      },
    },
  },
};
