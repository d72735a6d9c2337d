import { iconNames } from "../../src/content/project/icons";
import type { Sources } from "../../src/content/validate/sources";
import { collections } from "../../src/collections/collections";
import type { Collection } from "../../src/collections/define-collection";
import { paths } from "../../src/shared/paths";
import type { CollectionView, ProjectView } from "../protocol";
import { filesOf, isOpen, sortedEntries, summaryOf } from "./entries";
import { versionOf } from "./files";
import { formSchema } from "./form-schema";
import { proseSnippets } from "./prose-snippets";

/** The page that shows a whole collection. */
const overviewOf = ({ page, path }: Collection) => (page ? (page.parent?.path ?? paths.home) : path({ slug: "" }));

function viewCollection(sources: Sources, collection: Collection): CollectionView {
  const { group, title, nouns, feminine = false, rank } = collection.studio;
  const broken: string[] = [];
  const entries = sortedEntries(sources, collection, broken).map(summaryOf);
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
