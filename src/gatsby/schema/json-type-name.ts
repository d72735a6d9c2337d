import { relative } from "node:path";
import type { Node } from "gatsby";
import { collections } from "../../model/collections";
import { matcher, projectRoot } from "../../content/project/project-files";

/**
 * The GraphQL type of a JSON file's entries. Files that no collection knows are named
 * by the report on the data, which stops the build; their type is never queried.
 */
export function jsonTypeName({ node }: { node: Node }): string {
  const file = relative(projectRoot, String(node.absolutePath)).replaceAll("\\", "/");
  return collections.find((collection) => matcher(collection.files)(file))?.type ?? "UnknownJson";
}
