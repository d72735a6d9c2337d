import { parse } from "csv-parse/sync";

/**
 * The rows of a .csv file, whatever separator it was saved with: a French spreadsheet writes «;», others «,».
 *
 * @throws when a quotation mark is left open.
 */
export function readCsv(text: string): string[][] {
  const [head = ""] = text.split("\n");
  const delimiter = head.includes(";") ? ";" : ",";
  return parse(text, { bom: true, delimiter, relaxColumnCount: true });
}
