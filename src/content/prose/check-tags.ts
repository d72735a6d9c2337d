import { suggestion } from "../validate/suggest-spelling";
import {
  allowedTags,
  componentNames,
  isComponent,
  isInnerTag,
  isTagName,
  requiredChildren,
  requiredParent,
  forbiddenTagMessage,
  hasOwnContent,
  type Attributes,
} from "./allowed-tags";
import { codeInTag } from "./check-code";
import { isTag, within, type TreeNode } from "./tree";
import { markupMessage } from "./field-markup";

function nameMessage(name: string, ancestors: readonly TreeNode[]): string | undefined {
  if (allowedTags.has(name)) return undefined;
  const near = suggestion(name, componentNames);
  const lower = name.toLowerCase();
  // HTML in capitals, as it was once written: «<BR>», «<FONT>».
  if (lower !== name && (isTagName(lower) || (/^[A-Z\d]+$/.test(name) && !near))) {
    return allowedTags.has(lower) ? `<${name}> s’écrit en minuscules : <${lower}>` : forbiddenTagMessage(lower);
  }
  if (/^[A-Z]/.test(name) || near) {
    const admitted = componentNames.map((component) => `<${component}>`).join(", ");
    return `composant inconnu <${name}>${near || ` ; composants admis : ${admitted}`}`;
  }
  const isReported = isInnerTag(name) && ancestors.some((one) => isTag(one) && !allowedTags.has(one.name ?? ""));
  return isReported ? undefined : forbiddenTagMessage(name);
}

function attributeMessage(
  tag: string,
  admitted: Attributes,
  { name, value }: { name?: string; value?: unknown },
): string | undefined {
  if (name === undefined) return codeInTag(tag);
  const kind = Object.hasOwn(admitted, name) ? admitted[name] : undefined;
  if (kind === undefined) {
    const names = Object.keys(admitted);
    const listed = names.length > 0 ? ` ; attributs admis : ${names.map((one) => `«${one}»`).join(", ")}` : "";
    return `attribut inconnu «${name}» de <${tag}>${suggestion(name, names) || ` : retirez-le${listed}`}`;
  }
  if (typeof value !== "string") return `la valeur de «${name}» s’écrit entre guillemets : ${name}="…"`;
  if (typeof kind === "string" && kind.endsWith("number")) {
    const isNumber = /^\d+(?:[.,]\d+)?$/.test(value);
    return isNumber ? undefined : `attendu un nombre dans «${name}», sans espace ni unité, trouvé «${value}»`;
  }
  if (typeof kind === "string") return markupMessage(value);
  if (kind.includes(value)) return undefined;
  const values = `aleurs admises : ${kind.map((one) => `«${one}»`).join(", ")}`;
  const near = suggestion(value, kind);
  return `valeur inconnue «${value}» de «${name}»${near ? `${near} V` : " ; v"}${values}`;
}

/** Whether a tag would show nothing: no text, no picture, no tag with its own content. */
const isEmpty = (node: TreeNode) =>
  within(
    node,
    ({ type, name, value }) =>
      Boolean(value?.trim() && !type.startsWith("mdx")) || type.startsWith("image") || hasOwnContent(name ?? ""),
  ).length === 0;

/** The mistake of a tag outside its required parent, or without a required child or any content. */
function placeMessage(node: TreeNode, name: string, ancestors: readonly TreeNode[]): string | undefined {
  const place = requiredParent(name);
  const parent = ancestors.findLast(({ type }) => type !== "paragraph");
  const isReportedThere = parent && isTag(parent) && !allowedTags.has(parent.name ?? "");
  if (place && parent?.name !== place && !isReportedThere) {
    return `<${name}> se place directement dans <${place}> : mettez-le entre <${place}> et </${place}>`;
  }
  const parts = requiredChildren(name);
  if (parts.length === 0)
    return isEmpty(node) ? `<${name}> ne contient rien : écrivez ce qu’il doit montrer, ou retirez-le` : undefined;
  if (within(node, (one) => parts.includes(one.name ?? "")).length > 0) return undefined;
  return `<${name}> ne contient aucun <${parts.join(">, <")}> : ajoutez-en un, ou retirez cette balise`;
}

/** The mistakes of a component or an HTML tag: its name, its attributes, its parent and children. */
export function tagMistakes(node: TreeNode, ancestors: readonly TreeNode[]): string[] {
  if (!isTag(node)) return [];
  const name = node.name ?? "";
  const admitted = allowedTags.get(name);
  if (!admitted) return [nameMessage(name, ancestors) ?? []].flat();
  const attributes = node.attributes ?? [];
  const missing = Object.keys(admitted)
    .filter(
      (one) =>
        ["required", "number"].includes(admitted[one] as string) && !attributes.some((given) => given.name === one),
    )
    .map((one) => `<${name}> demande l’attribut «${one}» : ${one}="…"`);
  const wrong = attributes.flatMap((given) => attributeMessage(name, admitted, given) ?? []);
  const inline =
    node.type === "mdxJsxTextElement" && isComponent(name)
      ? [`<${name}> ne se place pas dans une phrase : mettez-le seul, avec une ligne vide avant et après`]
      : [];
  const full = name === "br" && node.children?.length ? ["<br /> ne contient rien : écrivez-le seul"] : [];
  return [...missing, ...wrong, ...inline, ...full, ...[placeMessage(node, name, ancestors) ?? []].flat()];
}

/** The tree without code and forbidden tags, whose content stays: it can then be rendered. */
export function withoutMistakes(node: TreeNode): TreeNode[] {
  const children = node.children?.flatMap(withoutMistakes);
  if (node.type.startsWith("mdx") && !isTag(node)) return [];
  if (!isTag(node)) return [{ ...node, ...(children && { children }) }];
  const admitted = allowedTags.get(node.name ?? "");
  if (!admitted || (node.name === "br" && children?.length)) return children ?? [];
  const attributes = node.attributes?.filter(
    ({ name, value }) => name !== undefined && Object.hasOwn(admitted, name) && typeof value === "string",
  );
  return [{ ...node, ...(attributes && { attributes }), ...(children && { children }) }];
}
