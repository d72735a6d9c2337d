import { readFileSync, statSync } from "node:fs";
import { basename } from "node:path";
import { readCsv } from "../downloads/read-csv";
import { readWorkbook, type Cell, type Sheet } from "../downloads/read-workbook";
import { slugOf } from "../project/slug";
import type { Mistake } from "./mistake";
import type { Sources } from "./sources";

/** Workbooks already read, by their place: the studio checks them all at each stroke. */
const known = new Map<string, { version: string; sheets: Sheet[] | undefined }>();

/** The sheets of a workbook; nothing when it can't be read. */
function sheetsOf(place: string): Sheet[] | undefined {
  const { mtimeMs, size } = statSync(place);
  const version = `${mtimeMs} ${size}`;
  const before = known.get(place);
  if (before?.version === version) return before.sheets;
  let sheets: Sheet[] | undefined;
  try {
    sheets = readWorkbook(readFileSync(place));
  } catch {
    // Whatever is broken in the file, the provider can only save it again.
  }
  known.set(place, { version, sheets });
  return sheets;
}

function cellMistake({ formula, value, error }: Cell): string | undefined {
  if (error !== undefined) return `attendu une valeur, trouvé l’erreur «${error}»`;
  if (formula === undefined || value !== undefined) return undefined;
  const shown = formula && ` «=${formula}»`;
  return `attendu la valeur de la formule${shown}, trouvé aucune : ouvrez le classeur dans un tableur et enregistrez-le`;
}

/** Formulas without a value, which a preview shows as empty cells, and errors. */
const cellMistakes = (file: string, { name, cells }: Sheet): Mistake[] =>
  [...cells].flatMap(([address, cell]) => {
    const message = cellMistake(cell);
    return message ? [{ file, field: `${name}!${address}`, message }] : [];
  });

const daysSince1900 = (date: string) => (Date.parse(date) - Date.UTC(1899, 11, 30)) / 86_400_000;

/** A number as a French or an English spreadsheet writes it, and how far rounding may have moved it. */
function numberIn(text: string): { number: number; rounding: number } | undefined {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text) ?? [];
  const date = year ? `${year}-${month}-${day}` : /^\d{4}-\d{2}-\d{2}$/.exec(text)?.[0];
  if (date) return { number: daysSince1900(date), rounding: 0 };
  const [, whole, decimals = "", percent] = /^(-?\d+)(?:[.,](\d+))?(%?)$/.exec(text.replace(/[\s€]/g, "")) ?? [];
  if (whole === undefined) return undefined;
  const scale = percent ? 0.01 : 1;
  return { number: Number(`${whole}.${decimals}`) * scale, rounding: 0.5 * scale * 10 ** -decimals.length };
}

const shown = (value: Cell["value"]) => (typeof value === "boolean" ? (value ? "VRAI" : "FAUX") : String(value ?? ""));

function agree(value: Cell["value"], text: string): boolean {
  if (typeof value !== "number") return shown(value).replaceAll("\r\n", "\n") === text.replaceAll("\r\n", "\n");
  const found = numberIn(text);
  return found !== undefined && Math.abs(value - found.number) <= found.rounding + 1e-9;
}

/** `0` → `A`, `26` → `AA`. */
const columnName = (index: number): string =>
  (index >= 26 ? columnName(Math.floor(index / 26) - 1) : "") + String.fromCharCode(65 + (index % 26));

/** How far the cells of a sheet reach. */
function extentOf({ cells }: Sheet): { rows: number; columns: string[] } {
  const filled = [...cells].filter(([, { value }]) => value !== undefined && value !== "").map(([address]) => address);
  const rows = Math.max(0, ...filled.map((address) => Number(/\d+/.exec(address)?.[0])));
  const names = new Set(filled.map((address) => /[A-Z]+/.exec(address)?.[0] ?? ""));
  return { rows, columns: [...names] };
}

/** The first cell where a .csv differs from the sheet it repeats; one row too many would move them all. */
function firstDifference(file: string, rows: string[][], sheet: Sheet): Mistake[] {
  const extent = extentOf(sheet);
  const width = Math.max(...rows.map((row) => row.length));
  const columns = [...new Set([...Array.from({ length: width }, (_, index) => columnName(index)), ...extent.columns])];
  for (let line = 0; line < Math.max(rows.length, extent.rows); line += 1) {
    for (const [index, column] of columns.entries()) {
      const address = `${column}${line + 1}`;
      const { value } = sheet.cells.get(address) ?? {};
      const text = rows[line]?.[index] ?? "";
      if (!agree(value, text)) {
        const message = `attendu «${shown(value)}», comme dans la feuille «${sheet.name}», trouvé «${text}»`;
        return [{ file, field: address, message }];
      }
    }
  }
  return [];
}

const stem = (file: string) => basename(file).replace(/\.[^.]+$/, "");

/** `tarifs.csv` repeats the first sheet of `tarifs.xlsx`, `tarifs-remises.csv` its sheet «Remises». */
function copyMistakes(file: string, rows: string[][], workbook: string, sheets: readonly Sheet[]): Mistake[] {
  const wanted = stem(file).slice(stem(workbook).length + 1);
  const sheet = wanted ? sheets.find(({ name }) => slugOf(name) === wanted) : sheets[0];
  if (sheet) return firstDifference(file, rows, sheet);
  const names = sheets.map(({ name }) => `«${stem(workbook)}-${slugOf(name)}.csv»`).join(", ");
  const message = `aucune feuille de «${basename(workbook)}» ne porte ce nom : attendu ${names}, ou un nom qui commence autrement`;
  return [{ file, field: "", message }];
}

/**
 * The workbooks of one folder: cells that show nothing or an error, and .csv files that say something else.
 *
 * @param files the folder's files.
 * @param csv rows of the .csv files among them that could be read.
 */
export function checkWorkbooks(
  sources: Sources,
  files: readonly string[],
  csv: ReadonlyMap<string, string[][]>,
): Mistake[] {
  const workbooks = files.filter((file) => file.endsWith(".xlsx"));
  const read = new Map(
    workbooks.flatMap((file) => {
      const place = sources.place(file);
      return place === undefined ? [] : [[file, sheetsOf(place)] as const];
    }),
  );
  const inside = [...read].flatMap(([file, sheets]) => {
    const message =
      "classeur illisible (coupé, protégé par un mot de passe, ou d’un autre format) : enregistrez-le de nouveau en .xlsx";
    return sheets?.flatMap((sheet) => cellMistakes(file, sheet)) ?? [{ file, field: "", message }];
  });
  const between = [...csv].flatMap(([file, rows]) => {
    const [nearest] = workbooks
      .filter((workbook) => `${stem(file)}-`.startsWith(`${stem(workbook)}-`))
      .sort((a, b) => b.length - a.length);
    const sheets = nearest && read.get(nearest);
    return sheets ? copyMistakes(file, rows, nearest, sheets) : [];
  });
  return [...inside, ...between];
}
