import type { TreeNode } from "./tree";

/** The beginning of a passage, for a message to quote. */
export function shorten(passage: string): string {
  const [line = ""] = passage.trim().split("\n");
  const characters = Array.from(line);
  return characters.length > 40 ? `${characters.slice(0, 39).join("")}…` : line;
}

/** The mistake of a passage in braces, which MDX takes for code. */
export function codeInBraces(passage: string): string {
  const quoted = shorten(passage);
  const escaped = quoted.replaceAll("{", "\\{");
  return `«${quoted}» est pris pour du code et ne paraîtrait pas : tapez «${escaped}», ou mettez le passage entre accents graves «\`»`;
}

/** The mistake of a tag with code in braces: in a text, attributes are always texts. */
export const codeInTag = (name: string): string =>
  `<${name}> reçoit du code entre accolades : écrivez chaque attribut entre guillemets, title="Un titre"`;

export const importOrExport =
  "une ligne qui commence par «import» ou «export» est prise pour du code et ne paraîtrait pas : retirez-la, ou commencez-la par un autre mot";

/** The mistake of code in a text, which would run or disappear; a comment is none. */
export function codeMessage({ type, data }: TreeNode, written: string): string | undefined {
  if (type === "mdxjsEsm") return importOrExport;
  if (type !== "mdxFlowExpression" && type !== "mdxTextExpression") return undefined;
  const isRemark = data?.estree?.body.length === 0 && (data.estree.comments?.length ?? 0) > 0;
  return isRemark ? undefined : codeInBraces(written);
}
