import { join } from "node:path/posix";
import type { CreateSchemaCustomizationArgs, Node } from "gatsby";
import { collections } from "../../collections/collections";
import { fileSlug } from "../../content/project/file-slug";
import { findFile } from "../../content/project/project-files";
import { frenchTypography, titleTypography } from "../../content/prose/typography";
import { notFoundLead } from "../../shared/not-found-lead";
import { typeDefinitions } from "./type-definitions";

type Source = Node & Record<string, unknown>;
type Context = {
  nodeModel: {
    getNodeById(args: { id: string | null }): Source;
    findRootNodeAncestor(source: Source, isRoot: (node: Node) => boolean): Source | null;
  };
};
type Info = { fieldName: string };

/** Fields that get the typography of titles. */
const titleFields = new Set(["title", "heading"]);

const applyTypography = (value: unknown, typography: (text: string) => string): unknown => {
  if (typeof value === "string") return value === notFoundLead ? value : typography(value);
  return Array.isArray(value) ? value.map((item) => applyTypography(item, typography)) : value;
};

/** The file of an entry read from JSON. */
const fileOf = ({ parent }: Source, { nodeModel }: Context) => nodeModel.getNodeById({ id: parent });

/** Declares the type of every collection, and the field extensions used in them. */
export function createTypes({ actions }: CreateSchemaCustomizationArgs): void {
  // Changes the text: what a page receives differs from the file by its no-break spaces and apostrophes.
  actions.createFieldExtension({
    name: "french",
    extend: () => ({
      resolve: (source: Source, _args: unknown, _context: Context, { fieldName }: Info) =>
        applyTypography(source[fieldName], titleFields.has(fieldName) ? titleTypography : frenchTypography),
    }),
  });
  actions.createFieldExtension({
    name: "pathOnDisk",
    extend: () => ({
      resolve: (source: Source, _args: unknown, { nodeModel }: Context, info: Info) => {
        const name = source[info.fieldName];
        const folder = nodeModel.findRootNodeAncestor(source, ({ internal }) => internal.type === "File")?.dir;
        return typeof name === "string" ? findFile(join(String(folder), name)) : name;
      },
    }),
  });
  actions.createFieldExtension({
    name: "fileSlug",
    extend: () => ({
      resolve: (source: Source, _args: unknown, context: Context) =>
        fileSlug(String(fileOf(source, context).absolutePath)),
    }),
  });
  actions.createFieldExtension({
    name: "listPosition",
    extend: () => ({
      // The parent's children are in the order of the file; nodes of a query are not.
      resolve: (source: Source, _args: unknown, context: Context) =>
        fileOf(source, context).children.indexOf(source.id),
    }),
  });
  actions.createTypes(collections.flatMap(typeDefinitions));
  actions.createTypes(`
    type Site implements Node @dontInfer { siteMetadata: SiteSiteMetadata! }
    type SiteSiteMetadata { siteUrl: String! }
    type Prose { html: String!, feed: String!, markdown: String! }
    type DownloadOffer { title: String!, path: String!, bytes: Int!, extensions: [String!]! }
    type DownloadFile { name: String!, path: String! }
    type PageHead { title: String!, description: String! }
    type CaseAccount {
      outcome: [CaseAccountLine!]!, statement: [CaseAccountYears!]!, notes: [String!]!
    }
    type CaseAccountYears { label: String!, firstYear: String!, nextYears: String! }
    type CaseAccountLine { label: String!, value: String! }
    type CaseTool { name: String!, anchor: String }
  `);
}
