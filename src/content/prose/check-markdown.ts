import { unprintable, unprintableMistake } from "../project/unprintable";
import type { TreeNode } from "./tree";

/** The signs of a text that its reader would see as no letter: written as references («&#11;»), for others are told in the file. */
function hiddenSign(node: TreeNode, written: string): string | undefined {
  const [sign] = unprintable(node.value ?? "");
  return sign && unprintable(written).length === 0 ? unprintableMistake(sign.character) : undefined;
}

/** Cells that would be lost, most often for a «|» in one of them. */
function rowMistake(row: TreeNode, [...ancestors]: readonly TreeNode[]): string | undefined {
  const [head] = ancestors.pop()?.children ?? [];
  const [expected, found] = [head?.children?.length ?? 0, row.children?.length ?? 0];
  const isSplit = row.children?.some(({ children = [] }) =>
    children.some(({ type, value }) => type === "text" && value?.includes("`")),
  );
  if (found <= expected && !isSplit) return undefined;
  const count = found > expected ? `${found} cellules sous un en-tête de ${expected}` : "un code coupé en deux cellules";
  return `${count} : dans un tableau, le signe «|» s’écrit «\\|», même dans du code`;
}

/** The numbers of a list that its page would not show: they are counted from the first. All «1.» is a habit of Markdown. */
function listMistake({ ordered, position, children = [] }: TreeNode, written: string): string | undefined {
  const numbers = children.map((item) => {
    const from = (item.position?.start.offset ?? 0) - (position?.start.offset ?? 0);
    return Number.parseInt(written.slice(from), 10);
  });
  const [first = 0] = numbers;
  const wrong = numbers.findIndex((number, rank) => number !== first + rank);
  if (!ordered || wrong < 0 || (first <= 1 && numbers.every((number) => number === first))) return undefined;
  const [typed, shown] = [`${numbers[wrong]}.`, `${first + wrong}.`];
  return `«${typed}» paraîtrait «${shown}», car une liste compte de un en un : numérotez à la suite, ou écrivez «- ${numbers[wrong]} : …» devant chaque point`;
}

type Named = Pick<TreeNode, "type" | "identifier">;

const users: Record<string, readonly string[]> = {
  definition: ["linkReference", "imageReference"],
  footnoteDefinition: ["footnoteReference"],
};

/** A definition that nothing calls, or that another one hides: its words would not be shown. */
function definitionMistake(node: TreeNode, nodes: readonly Named[]): string | undefined {
  const { type, identifier, label } = node;
  const same = nodes.filter((one) => one.identifier === identifier);
  if (same.find((one) => one.type === type) !== node) return `«[${label ?? ""}]:» est déjà écrit plus haut : gardez-en un`;
  if (same.some((one) => users[type]?.includes(one.type))) return undefined;
  return type === "definition"
    ? `«[${label ?? ""}]:» est pris pour l’adresse d’un lien et ne paraîtrait pas : écrivez «\\[${label ?? ""}]:», ou retirez cette ligne`
    : `aucun passage n’appelle cette note : placez «[^${label ?? ""}]» où elle s’attache`;
}

/** The mistakes of what a text writes in Markdown: words that would be lost, or shown as they were typed. */
export function markdownMistake(
  node: TreeNode,
  ancestors: readonly TreeNode[],
  { written, nodes }: { written: string; nodes: readonly Named[] },
): string | undefined {
  switch (node.type) {
    case "text":
      return hiddenSign(node, written);
    case "list":
      return listMistake(node, written);
    case "tableRow":
      return rowMistake(node, ancestors);
    case "image":
    case "imageReference":
      return node.title
        ? `«${node.title}» ne paraîtrait pas : écrivez <Figure src="…" alt="…" caption="…" />, avec sa légende`
        : undefined;
    case "definition":
    case "footnoteDefinition":
      return definitionMistake(node, nodes);
    default:
      return undefined;
  }
}
