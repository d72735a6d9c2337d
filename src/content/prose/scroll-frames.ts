import { fewestWide, stackedTable } from "../../components/prose/stacked-table";
import { textOf, type TreeNode } from "./tree";

/** A scrollable region must be focusable to be scrolled with the arrow keys (WCAG 2.1.1). */
const focusableRegion = (label: string) => ({ role: "region", tabIndex: 0, ariaLabel: label });

/**
 * If the longest cells of the columns have together more characters than this, cells contain sentences: a phone would
 * show one or two words a line.
 */
const maxShortCellsLength = 100;

const childrenNamed = ({ children }: TreeNode, name: string) =>
  children?.filter(({ tagName }) => tagName === name) ?? [];

/** The texts of a table, row by row, empty ones included. */
const rows = (table: TreeNode, part: "thead" | "tbody"): string[][] =>
  childrenNamed(table, part)
    .flatMap((group) => childrenNamed(group, "tr"))
    .map(({ children = [] }) => children.filter(({ type }) => type === "element").map((cell) => textOf(cell).trim()));

/** The names of a table's columns. */
const headings = (table: TreeNode): string[] => rows(table, "thead")[0] ?? [];

/** Whether the cells of a table contain sentences. */
function hasSentences(table: TreeNode): boolean {
  const body = rows(table, "tbody");
  const longest = headings(table).map((_, column) => Math.max(0, ...body.map((row) => row[column]?.length ?? 0)));
  return longest.reduce((sum, length) => sum + length, 0) > maxShortCellsLength;
}

/** «9 h», «13 h 30». */
const timeOfDay = /^\d{1,2}\s*h(?:\s*\d{2})?$/;

/** Whether each row of a table starts with a time of day. */
const isTimetable = (table: TreeNode): boolean => {
  const times = rows(table, "tbody").map(([first = ""]) => first);
  return times.length > 0 && times.every((time) => timeOfDay.test(time));
};

/** Gives a wide table the names of its columns, and a timetable its class, for the stylesheet. */
function nameColumns(table: TreeNode): TreeNode {
  const stacked = stackedTable(headings(table), hasSentences(table) ? fewestWide : undefined);
  if (!stacked && isTimetable(table)) {
    return { ...table, properties: { ...table.properties, className: ["timetable"] } };
  }
  if (!stacked) return table;
  const style = Object.entries(stacked.style).map((declaration) => declaration.join(": "));
  return { ...table, properties: { ...table.properties, className: [stacked.className], style: style.join("; ") } };
}

function wrapInFrame(node: TreeNode): TreeNode {
  if (node.tagName === "pre") {
    return { ...node, properties: { ...node.properties, ...focusableRegion("Extrait de code") } };
  }
  if (node.tagName === "table") {
    const label = `Tableau\u00a0: ${headings(node).filter(Boolean).join(", ")}`;
    const properties = { className: ["comparisonFrame"], ...focusableRegion(label) };
    return { type: "element", tagName: "div", properties, children: [nameColumns(node)] };
  }
  // The component already has a scroll container, with a caption.
  if (node.name === "ComparisonTable") {
    return {
      ...node,
      children: node.children?.map((child) => (child.tagName === "table" ? nameColumns(child) : child)),
    };
  }
  if (!node.children) return node;
  return { ...node, children: node.children.map(wrapInFrame) };
}

/** A rehype plugin that makes tables and code blocks scroll in their own focusable container. */
export function scrollFrames() {
  return (tree: TreeNode): void => {
    tree.children = tree.children?.map(wrapInFrame);
  };
}
