import type { Node } from "gatsby";
import { collections } from "../../collections/collections";
import { matcher, projectPath, projectRoot } from "../../content/project/project-files";

/**
 * The GraphQL type of the entries of a JSON file. A file of no collection is reported by
 * validation, which stops the build; its type is never queried.
 */
export function jsonTypeName({ node }: { node: Node }): string {
  const file = projectPath(projectRoot, String(node.absolutePath));
  return collections.find((collection) => matcher(collection.files)(file))?.type ?? "UnknownJson";
}
