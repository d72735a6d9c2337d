import type { ErrorSchema } from "@rjsf/utils";
import type { FieldMistake, Path } from "../../protocol";

type Node = { __errors?: string[] } & { [key: string]: Node | string[] | undefined };

const child = (node: Node, key: string): Node => {
  const found = Object.hasOwn(node, key) ? node[key] : undefined;
  if (found && !Array.isArray(found)) return found;
  const made: Node = {};
  node[key] = made;
  return made;
};

/** Converts errors to rjsf's format. */
export function toErrorSchema(mistakes: readonly FieldMistake[]): ErrorSchema {
  const root: Node = {};
  for (const { path, message, elsewhere } of mistakes) {
    if (elsewhere !== undefined || path.length === 0) continue;
    const node = path.reduce<Node>((inner, key) => child(inner, String(key)), root);
    node.__errors = [...(node.__errors ?? []), message];
  }
  return root as ErrorSchema;
}

/** The id that rjsf gives to the field at a path. */
export const fieldId = (path: Path) => ["root", ...path].join("_");
