import { parse } from "csv-parse/sync";

/**
 * Parses a .csv file, detecting its separator: French spreadsheets write «;», others «,».
 *
 * @throws when a quotation mark is left open.
 */
export function readCsv(text: string): string[][] {
  const [head = ""] = text.split("\n");
  const delimiter = head.includes(";") ? ";" : ",";
  return parse(text, { bom: true, delimiter, relaxColumnCount: true });
}
