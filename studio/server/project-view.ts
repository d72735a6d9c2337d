import { iconNames } from "../../src/content/project/icons";
import type { Sources } from "../../src/content/validate/sources";
import { collections } from "../../src/collections/collections";
import type { Collection } from "../../src/collections/define-collection";
import { paths } from "../../src/shared/paths";
import type { CollectionView, EntrySummary, ProjectView } from "../protocol";
import { entriesIn, fieldsOf, filesOf, hasOwnFiles, isOpen, summaryOf } from "./entries";
import { versionOf } from "./files";
import { formSchema } from "./form-schema";
import { proseSnippets } from "./prose-snippets";
import { Refusal } from "./refusal";

type Listed = EntrySummary & { sort: [number, string] };

/** The entries in the site's order: a list's own, cases by rank, articles newest first. */
function listEntries(sources: Sources, collection: Collection, rank: string | undefined, broken: string[]): Listed[] {
  return filesOf(sources, collection).flatMap((file) => {
    try {
      return entriesIn(sources, collection, file).map((entry): Listed => {
        const fields = fieldsOf(entry);
        const position = rank ? fields[rank] : undefined;
        const sort = typeof position === "number" ? position : rank ? Infinity : 0;
        const date = hasOwnFiles(collection) && typeof fields.date === "string" ? fields.date : "";
        return { ...summaryOf(entry), sort: [sort, date] };
      });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      broken.push(error.message);
      return [];
    }
  });
}

/** The page that shows a whole collection. */
const overviewOf = ({ page, path }: Collection) => (page ? (page.parent?.path ?? paths.home) : path({ slug: "" }));

function viewCollection(sources: Sources, collection: Collection): CollectionView {
  const { group, title, nouns, feminine = false, rank } = collection.studio;
  const broken: string[] = [];
  const entries = listEntries(sources, collection, rank, broken)
    .sort((a, b) => a.sort[0] - b.sort[0] || (a.sort[1] < b.sort[1] ? 1 : a.sort[1] > b.sort[1] ? -1 : 0))
    .map(({ sort, ...entry }) => entry);
  const files = filesOf(sources, collection);
  return {
    type: collection.type,
    group,
    title,
    nouns,
    feminine,
    shape: collection.shape,
    canAdd: isOpen(collection),
    canOrder: collection.shape === "list" || rank !== undefined,
    page: overviewOf(collection),
    schema: formSchema(sources, collection),
    entries,
    versions: Object.fromEntries(files.map((file) => [file, versionOf(sources.read(file))])),
    broken,
  };
}

/** The editable collections, in menu order. */
export const viewProject = (sources: Sources): ProjectView => ({
  collections: collections.map((collection) => viewCollection(sources, collection)),
  icons: [...iconNames()],
  prose: proseSnippets,
});
