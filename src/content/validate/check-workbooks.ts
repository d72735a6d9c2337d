import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { readWorkbook, type Cell, type Sheet } from "../downloads/read-workbook";
import { slugOf } from "../project/slug";
import { firstDifference } from "./compare-with-sheet";
import type { Mistake } from "./mistake";
import { cacheByFile } from "./cache-by-file";
import type { Sources } from "./sources";

/** The sheets of a workbook; undefined when it can't be read. */
const sheetsOf = cacheByFile((path): Sheet[] | undefined => {
  try {
    return readWorkbook(readFileSync(path));
  } catch {
    // Whatever the cause, the provider can only save the file again.
    return undefined;
  }
});

const others = (count: number) => (count > 1 ? ` (et ${count - 1} de plus dans cette feuille)` : "");

/** The first formula of a sheet without a value, which previews show as an empty cell, and its first error. */
function cellMistakes(file: string, { name, cells }: Sheet): Mistake[] {
  const empty = [...cells].filter(
    ([, { formula, value, error }]) => formula !== undefined && (value ?? error) === undefined,
  );
  const wrong = [...cells].filter(([, { error }]) => error !== undefined);
  const firstOf = ([found]: typeof empty, explain: (cell: Cell) => string) =>
    found ? [{ file, field: `${name}!${found[0]}`, message: explain(found[1]) }] : [];
  return [
    ...firstOf(empty, ({ formula }) => {
      const which = `attendu la valeur de la formule${formula && ` «=${formula}»`}, trouvé aucune${others(empty.length)}`;
      return `${which} : ouvrez le classeur dans un tableur et enregistrez-le`;
    }),
    ...firstOf(wrong, ({ error }) => `attendu une valeur, trouvé l’erreur «${error}»${others(wrong.length)}`),
  ];
}

const stem = (file: string) => basename(file).replace(/\.[^.]+$/, "");

/** `tarifs.csv` must match the first sheet of `tarifs.xlsx`, `tarifs-remises.csv` its sheet «Remises». */
function copyMistakes(file: string, rows: string[][], workbook: string, sheets: readonly Sheet[]): Mistake[] {
  const wanted = stem(file).slice(stem(workbook).length + 1);
  const sheet = wanted ? sheets.find(({ name }) => slugOf(name) === wanted) : sheets[0];
  if (sheet) {
    const difference = firstDifference(rows, sheet);
    return difference ? [{ file, field: difference.address, message: difference.message }] : [];
  }
  const names = sheets.map(({ name }) => `«${stem(workbook)}-${slugOf(name)}.csv»`).join(", ");
  const message = `aucune feuille de «${basename(workbook)}» ne porte ce nom : attendu ${names}, ou un nom qui commence autrement`;
  return [{ file, field: "", message }];
}

/**
 * Errors in the workbooks of a folder: cells without a value or with an error, and .csv copies that differ.
 *
 * @param files the folder's files.
 * @param csv rows of the readable .csv files among them.
 */
export function checkWorkbooks(
  sources: Sources,
  files: readonly string[],
  csv: ReadonlyMap<string, string[][]>,
): Mistake[] {
  const read = new Map(
    files
      .filter((file) => file.endsWith(".xlsx"))
      .map((file) => {
        const path = sources.diskPath(file);
        return [file, path === undefined ? [] : sheetsOf(path)] as const;
      }),
  );
  const unreadable =
    "classeur illisible (coupé, protégé par un mot de passe, ou d’un autre format) : enregistrez-le de nouveau en .xlsx";
  const inside = [...read].flatMap(
    ([file, sheets]) =>
      sheets?.flatMap((sheet) => cellMistakes(file, sheet)) ?? [{ file, field: "", message: unreadable }],
  );
  const between = [...csv].flatMap(([file, rows]) => {
    const [nearest = ""] = [...read.keys()]
      .filter((workbook) => `${stem(file)}-`.startsWith(`${stem(workbook)}-`))
      .sort((a, b) => b.length - a.length);
    const sheets = read.get(nearest);
    // Errors in a workbook would also show as differences in its copies: report the former only.
    if (!sheets?.length || inside.some((mistake) => mistake.file === nearest)) return [];
    return copyMistakes(file, rows, nearest, sheets);
  });
  return [...inside, ...between];
}
