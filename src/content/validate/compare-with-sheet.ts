import type { Cell, Sheet } from "../downloads/read-workbook";

const day = 86_400_000;
const firstDay = Date.UTC(1899, 11, 30);

/** Parses a number as a French or an English spreadsheet writes it, with its largest rounding error: 0 for a date. */
function numberIn(text: string): { number: number; rounding: number } | undefined {
  const [, date, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text) ?? [];
  const iso = year ? `${year}-${month}-${date}` : /^\d{4}-\d{2}-\d{2}$/.exec(text)?.[0];
  if (iso) return { number: (Date.parse(iso) - firstDay) / day, rounding: 0 };
  const [, whole, decimals = "", percent] = /^(-?\d+)(?:[.,](\d+))?(%?)$/.exec(text.replace(/[\s€]/g, "")) ?? [];
  if (whole === undefined) return undefined;
  const scale = percent ? 0.01 : 1;
  return { number: Number(`${whole}.${decimals}`) * scale, rounding: 0.5 * scale * 10 ** -decimals.length };
}

/** Formats a value as a French spreadsheet does; as a date when the text found is one. */
function shown(value: Cell["value"], found = ""): string {
  if (typeof value === "boolean") return value ? "VRAI" : "FAUX";
  if (typeof value !== "number") return value ?? "";
  if (numberIn(found)?.rounding === 0) return new Date(firstDay + value * day).toISOString().slice(0, 10);
  return String(value).replace(".", ",");
}

const sameLines = (text: string) => text.replaceAll("\r\n", "\n");

function agree(value: Cell["value"], text: string): boolean {
  if (typeof value !== "number") return sameLines(shown(value)) === sameLines(text);
  const found = numberIn(text);
  return found !== undefined && Math.abs(value - found.number) <= found.rounding + 1e-9;
}

/** `0` → `A`, `26` → `AA`. */
const columnName = (index: number): string =>
  (index >= 26 ? columnName(Math.floor(index / 26) - 1) : "") + String.fromCharCode(65 + (index % 26));

/** 1-based row and column of the last non-empty cells. */
function extentOf({ cells }: Sheet): { height: number; width: number } {
  const places = [...cells]
    .filter(([, { value }]) => value !== undefined && value !== "")
    .map(([address]) => /^([A-Z]+)(\d+)$/.exec(address) ?? []);
  const numberOf = (column: string) =>
    Array.from(column).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
  return {
    height: Math.max(0, ...places.map(([, , row]) => Number(row))),
    width: Math.max(0, ...places.map(([, column = ""]) => numberOf(column))),
  };
}

/**
 * Compares the rows of a .csv with the sheet they copy; numbers, to the precision of the .csv.
 *
 * @returns the first difference only: an extra row would shift all others.
 */
export function firstDifference(rows: string[][], sheet: Sheet): { address: string; message: string } | undefined {
  const extent = extentOf(sheet);
  const height = Math.max(rows.length, extent.height);
  const width = Math.max(extent.width, ...rows.map((row) => row.length));
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const address = `${columnName(column)}${row + 1}`;
      const value = sheet.cells.get(address)?.value;
      const text = rows[row]?.[column] ?? "";
      if (!agree(value, text)) {
        const expected = `attendu «${shown(value, text)}», comme dans la feuille «${sheet.name}»`;
        return { address, message: `${expected}, trouvé «${text}»` };
      }
    }
  }
  return undefined;
}
