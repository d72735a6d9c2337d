import type { Node } from "gatsby";
import { collections } from "../../collections/collections";
import type { Collection } from "../../collections/define-collection";
import { fitDescription, fitTitle } from "../../content/head/fit-text";
import { fileSlug } from "../../content/project/file-slug";
import { frenchTypography } from "../../content/prose/typography";

type Entry = Node & {
  slug?: string;
  key?: string;
  title: string;
  shortTitle?: string;
  description?: string;
  approach?: string;
};
type Context = {
  nodeModel: {
    findOne(args: { type: string; query: object }): Promise<{ name: string } | null>;
    getNodeById(args: { id: string | null }): Node;
  };
};

const head = {
  type: "PageHead!",
  resolve: async ({ title, shortTitle, description, approach }: Entry, _args: unknown, context: Context) => {
    const site = await context.nodeModel.findOne({ type: "SiteIdentity", query: {} });
    return {
      title: fitTitle(frenchTypography(shortTitle ?? title), site?.name ?? ""),
      description: fitDescription(frenchTypography(description ?? approach ?? "")),
    };
  },
};

/** The slug of a text is in its node; the slug of a JSON entry is the name of its file. */
const path = ({ path: pathOf }: Collection) => ({
  type: "String!",
  resolve: ({ slug, key, parent }: Entry, _args: unknown, { nodeModel }: Context) =>
    pathOf({ slug: slug ?? fileSlug(String(nodeModel.getNodeById({ id: parent }).absolutePath)), key }),
});

/**
 * For every type that has pages, `path`, and `head`: the title and the description as search
 * results show them, uncut (validation rejects titles that are too wide). The description of a case
 * defaults to the beginning of its approach.
 */
export const pageResolvers = Object.fromEntries(
  collections.filter(({ page }) => page).map((collection) => [collection.type, { head, path: path(collection) }]),
);
