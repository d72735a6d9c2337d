import { suggestion } from "../validate/suggest-spelling";
import type { ProseMistake } from "./skip-faults";
import { attribute, textOf, within, type TreeNode } from "./tree";

type Row = { cells: TreeNode[]; texts: string[] };

/** A cell's first number, as French writes it («10 200 €», «−2,5»), and its decimals. */
function numberIn(text: string): { value: number; decimals: number } | undefined {
  const [found] =
    /[−-]?\d+(?:,\d+)?/.exec(text.replace(/(?<=\d)[ \u00a0\u202f](?=\d{3}(?!\d))/g, "").replace(/−\s/g, "−")) ?? [];
  if (found === undefined) return undefined;
  return { value: Number(found.replace("−", "-").replace(",", ".")), decimals: found.split(",")[1]?.length ?? 0 };
}

/** The number of a name, in the row or column being reckoned; undefined where the cell has none. */
type Known = (name: string) => number | undefined;

/** An error in the equation itself. */
class EquationError extends Error {}

/** Reckons an expression: numbers, names in brackets, «somme», + − × / and parentheses. */
function reckon(expression: string, valueOf: Known): number {
  const tokens = expression.match(/\[[^\]]+\]|\d+(?:,\d+)?|somme|[-+−×*/()]|\S/g) ?? [];
  let at = 0;
  const take = () => tokens[at++];
  const factor = (): number => {
    const token = take() ?? "";
    if (token === "(") {
      const value = sum();
      if (take() !== ")") throw new EquationError("il manque une parenthèse");
      return value;
    }
    if (/^\d/.test(token)) return Number(token.replace(",", "."));
    const value = /^\[|^somme$/.test(token) ? valueOf(token.replace(/^\[|\]$/g, "")) : undefined;
    if (value === undefined)
      throw new EquationError(token ? `«${token}» n’y est pas un nombre` : "elle s’arrête avant la fin");
    return value;
  };
  const product = (): number => {
    let value = factor();
    while (/^[×*/]$/.test(tokens[at] ?? "")) value = take() === "/" ? value / factor() : value * factor();
    return value;
  };
  const sum = (): number => {
    let value = product();
    while (/^[-+−]$/.test(tokens[at] ?? "")) value = take() === "+" ? value + product() : value - product();
    return value;
  };
  const result = sum();
  if (at < tokens.length) throw new EquationError(`«${tokens[at] ?? ""}» est de trop`);
  return result;
}

const rowsOf = (table: TreeNode): Row[] =>
  (table.children ?? []).map(({ children: cells = [] }) => ({
    cells,
    texts: cells.map((cell) => textOf(cell).trim()),
  }));

/** The cells that an equation gives, each with the values of its row or column. */
function targetsOf(
  [head, ...body]: readonly Row[],
  target: string,
): { cell: TreeNode; text: string; valueOf: Known }[] {
  const headers = head?.texts ?? [];
  const read = (row: Row | undefined, column: number) => numberIn(row?.texts[column] ?? "")?.value;
  const column = headers.indexOf(target);
  if (column >= 0) {
    return body.flatMap((row) => {
      const cell = row.cells[column];
      const valueOf: Known = (name) => read(row, headers.indexOf(name));
      return cell ? [{ cell, text: row.texts[column] ?? "", valueOf }] : [];
    });
  }
  const line = body.findIndex(({ texts }) => texts[0] === target);
  const row = body[line];
  if (!row) {
    const near = suggestion(target, [...headers, ...body.map(({ texts }) => texts[0] ?? "")]);
    throw new EquationError(`aucune colonne ni rangée «${target}»${near}`);
  }
  return row.cells.slice(1).map((cell, index) => ({
    cell,
    text: row.texts[index + 1] ?? "",
    valueOf: (name) =>
      name === "somme"
        ? body.slice(0, line).reduce((sum, above) => sum + (read(above, index + 1) ?? 0), 0)
        : read(
            body.find(({ texts }) => texts[0] === name),
            index + 1,
          ),
  }));
}

const shown = (value: number): string => String(Math.round(100 * value) / 100).replace(".", ",");

/** The cells of a table that an equation («[Total] = somme») contradicts; a cell without a number is left alone. */
function wrongCells(rows: readonly Row[], equation: string, place: ProseMistake): ProseMistake[] {
  const [, target = "", expression = ""] = /^\s*\[([^\]]+)\]\s*=(.+)$/.exec(equation) ?? [];
  try {
    if (!expression)
      throw new EquationError("attendu «[ce qui se calcule] = le calcul», par exemple «[Total] = somme»");
    const numbered = targetsOf(rows, target).flatMap((one) => {
      const written = numberIn(one.text);
      return written ? [{ ...one, written }] : [];
    });
    if (numbered.length === 0) throw new EquationError(`«${target}» n’a aucun nombre à vérifier`);
    return numbered.flatMap(({ cell, text, valueOf, written }) => {
      const value = reckon(expression, valueOf);
      // A number is right as far as it is written: 33,3 for a third of 100.
      if (Math.abs(value - written.value) <= 0.5 * 10 ** -written.decimals + 1e-9) return [];
      const { line, column } = cell.position?.start ?? place;
      return [{ line, column, message: `«${target}» : le calcul donne ${shown(value)}, le tableau dit «${text}»` }];
    });
  } catch (error) {
    if (!(error instanceof EquationError)) throw error;
    return [{ ...place, message: `calcul «${equation.trim()}» : ${error.message}` }];
  }
}

/**
 * What is wrong in a table marked as reckoned: `reckoned` of `<ComparisonTable>` holds one equation or several, separated
 * by «;», whose names in brackets are those of its columns or rows, and whose «somme» is that of the numbers above.
 */
export function sumMistakes(node: TreeNode): ProseMistake[] {
  const equations = node.name === "ComparisonTable" ? attribute(node, "reckoned") : "";
  if (!equations.trim()) return [];
  const { line, column } = node.position?.start ?? { line: 1, column: 1 };
  return within(node, ({ type }) => type === "table").flatMap((table) =>
    equations.split(";").flatMap((equation) => wrongCells(rowsOf(table), equation, { line, column, message: "" })),
  );
}
