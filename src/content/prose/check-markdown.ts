import { unprintable, unprintableMessage } from "../project/unprintable";
import { shorten } from "./check-code";
import { textOf, within, type TreeNode } from "./tree";

/** The signs of a text that its reader would see as no letter: written as references («&#11;»), for others are told in the file. */
function hiddenSign(node: TreeNode, written: string): string | undefined {
  const [sign] = unprintable(node.value ?? "");
  return sign && unprintable(written).length === 0 ? unprintableMessage(sign.character) : undefined;
}

/** Cells that would be lost, most often for a «|» in one of them; a line that only follows the table. */
function rowMessage(row: TreeNode, [...ancestors]: readonly TreeNode[], written: string): string | undefined {
  const [head] = ancestors.pop()?.children ?? [];
  const [expected, found] = [head?.children?.length ?? 0, row.children?.length ?? 0];
  if (expected > 1 && !written.includes("|")) {
    return `«${shorten(written)}» serait une rangée du tableau : laissez une ligne vide avant, ou écrivez-la «| … | … |»`;
  }
  const isSplit = row.children?.some(({ children = [] }) =>
    children.some(({ type, value }) => type === "text" && value?.includes("`")),
  );
  if (found <= expected && !isSplit) return undefined;
  const count =
    found > expected ? `${found} cellules sous un en-tête de ${expected}` : "un code coupé en deux cellules";
  return `${count} : dans un tableau, le signe «|» s’écrit «\\|», même dans du code`;
}

/** The first item of a list that would not show its number: they are counted from that of the first. */
function numberMessage(item: TreeNode, [...ancestors]: readonly TreeNode[], body: string): string | undefined {
  const { ordered, children: items = [] } = ancestors.pop() ?? {};
  const numbers = items.map(({ position }) => Number.parseInt(body.slice(position?.start.offset), 10));
  const [first = 0] = numbers;
  const rank = numbers.findIndex((number, index) => number !== first + index);
  // «1.» before each is a habit of Markdown.
  const isHabit = first <= 1 && numbers.every((number) => number === first);
  if (!ordered || isHabit || items[rank] !== item) return undefined;
  const typed = numbers[rank];
  return `«${typed}.» paraîtrait «${first + rank}.», car une liste compte de un en un : numérotez à la suite, ou écrivez «- ${typed} : …» devant chaque point`;
}

/** What a title is not: a sentence with its end, a field of a front matter, several lines, long words. */
const untitled = /[.!…;:,]$|^[\p{L}_-]+ ?: |\n|^[^]{80}/u;

/** A paragraph that the line under it makes a heading: a rule meant to follow it, or a front matter pasted in the text. */
function underlined(node: TreeNode, written: string): string | undefined {
  const text = textOf(node).trim();
  if (!/\n.*-\s*$/.test(written) || !untitled.test(text)) return undefined;
  const title = shorten(text);
  return `«${title}» serait un titre, pour la ligne «---» qui le suit : laissez une ligne vide entre les deux, ou écrivez «## ${title}»`;
}

/** A block of code without its last line, which takes all that follows. */
const isOpen = (written: string) => !/\n.*(?:`{3,}|~{3,})\s*$/.test(written);

/** An address that took the sign after it: a quotation mark ends a sentence, in French, where a full stop would not be taken. */
function takenSign({ url = "" }: TreeNode): string | undefined {
  const [sign] = /[«»“”„…\u00a0\u202f]/.exec(url) ?? [];
  if (sign === undefined) return undefined;
  const which = sign.trim() ? `«${sign}»` : "l’espace insécable qui la touche";
  return `l’adresse «${shorten(url)}» prendrait ${which} pour l’une de ses lettres : séparez-les d’une espace ordinaire, ou écrivez [texte](adresse)`;
}

/** A heading without a word has no address; a link without one, nothing to press. */
function wordless(node: TreeNode): string | undefined {
  if (node.type === "heading") {
    return /[\p{L}\p{N}]/u.test(textOf(node))
      ? undefined
      : "titre sans un mot : écrivez-le après ses «#», ou retirez cette ligne";
  }
  const pictures = within(node, ({ type }) => type.startsWith("image"));
  return pictures.length > 0 || textOf(node).trim() ? undefined : "lien sans texte : écrivez [texte](adresse)";
}

type Named = Pick<TreeNode, "type" | "identifier">;

const users: Record<string, readonly string[]> = {
  definition: ["linkReference", "imageReference"],
  footnoteDefinition: ["footnoteReference"],
};

/** A definition that nothing calls, or that another one hides: its words would not be shown. */
function definitionMessage(node: TreeNode, nodes: readonly Named[]): string | undefined {
  const { type, identifier, label } = node;
  const same = nodes.filter((one) => one.identifier === identifier);
  if (same.find((one) => one.type === type) !== node)
    return `«[${label ?? ""}]:» est déjà écrit plus haut : gardez-en un`;
  if (same.some((one) => users[type]?.includes(one.type))) return undefined;
  return type === "definition"
    ? `«[${label ?? ""}]:» est pris pour l’adresse d’un lien et ne paraîtrait pas : écrivez «\\[${label ?? ""}]:», ou retirez cette ligne`
    : `aucun passage n’appelle cette note : placez «[^${label ?? ""}]» où elle s’attache`;
}

/** The mistakes of what a text writes in Markdown: words that would be lost, or shown as they were typed. */
export function markdownMessage(
  node: TreeNode,
  ancestors: readonly TreeNode[],
  { written, body, nodes }: { written: string; body: string; nodes: readonly Named[] },
): string | undefined {
  switch (node.type) {
    case "text":
      return hiddenSign(node, written);
    case "code":
      return isOpen(written)
        ? "ce bloc de code n’est pas fermé, et tout ce qui suit en ferait partie : ajoutez une ligne «```» où il finit"
        : undefined;
    case "heading":
      return underlined(node, written) ?? wordless(node);
    case "link":
      return takenSign(node) ?? wordless(node);
    case "linkReference":
      return wordless(node);
    case "listItem":
      return numberMessage(node, ancestors, body);
    case "tableRow":
      return rowMessage(node, ancestors, written);
    case "image":
    case "imageReference":
      return node.title
        ? `«${node.title}» ne paraîtrait pas : écrivez <Figure src="…" alt="…" caption="…" />, avec sa légende`
        : undefined;
    case "definition":
    case "footnoteDefinition":
      return definitionMessage(node, nodes);
    default:
      return undefined;
  }
}
