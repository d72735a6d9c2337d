import { runInNewContext } from "node:vm";
import { strFromU8, unzipSync } from "fflate";

export type Value = string | number;
type Cell = { formula?: string; value?: Value };

const decode = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|apos);/g, (_match, name: string) =>
    String({ amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" }[name]),
  );

const parts = (xml: string, tag: string) => [...xml.matchAll(new RegExp(`<${tag}\\b[^>]*>(.*?)</${tag}>`, "gs"))];

/** A spreadsheet as the program that opens it reads it: one map of cells a sheet, by address. */
export function openSpreadsheet(file: Uint8Array): Map<string, Map<string, Cell>> {
  const files = unzipSync(file);
  const read = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  const strings = parts(read("xl/sharedStrings.xml"), "si").map(([, inner = ""]) =>
    decode(
      parts(inner, "t")
        .map(([, text]) => text)
        .join(""),
    ),
  );
  const names = [...read("xl/workbook.xml").matchAll(/<sheet [^>]*?name="([^"]*)"/g)].map(([, name = ""]) =>
    decode(name),
  );
  return new Map(names.map((name, index) => [name, cells(read(`xl/worksheets/sheet${index + 1}.xml`), strings)]));
}

function cells(xml: string, strings: readonly string[]): Map<string, Cell> {
  return new Map<string, Cell>(
    [...xml.matchAll(/<c r="([A-Z]+\d+)"([^>]*)>(.*?)<\/c>/gs)].map(([, address = "", attributes = "", inner = ""]) => {
      const [, formula] = /<f>(.*?)<\/f>/s.exec(inner) ?? [];
      if (formula !== undefined) return [address, { formula: decode(formula) }];
      const value = /<v>(.*?)<\/v>/s.exec(inner)?.[1] ?? "";
      return [address, { value: attributes.includes('t="s"') ? (strings[Number(value)] ?? "") : Number(value) }];
    }),
  );
}

const day = 86_400_000;
const epoch = Date.UTC(1899, 11, 30);

/** The day as a spreadsheet counts it, from «AAAA-MM-JJ». */
export const serialOf = (date: string): number => (Date.parse(date) - epoch) / day;

/** The functions the site's workbooks use, written from their documentation rather than from the workbooks. */
const functions = {
  IF: (test: unknown, yes: Value, no: Value) => (test ? yes : no),
  OR: (...tests: unknown[]) => tests.some(Boolean),
  COUNT: (...values: unknown[]) => values.flat().filter((value) => typeof value === "number").length,
  ROUND: (value: number, digits: number) => Math.round(value * 10 ** digits) / 10 ** digits,
  EDATE: (serial: number, months: number) => {
    const from = new Date(epoch + serial * day);
    return (Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months, from.getUTCDate()) - epoch) / day;
  },
};

function range(from: string, to: string): string[] {
  const [, first = "", top = ""] = /([A-Z])(\d+)/.exec(from) ?? [];
  const [, last = "", bottom = ""] = /([A-Z])(\d+)/.exec(to) ?? [];
  const rows = Array.from({ length: Number(bottom) - Number(top) + 1 }, (_, index) => Number(top) + index);
  const columns = Array.from({ length: last.charCodeAt(0) - first.charCodeAt(0) + 1 }, (_, index) =>
    String.fromCharCode(first.charCodeAt(0) + index),
  );
  return rows.flatMap((row) => columns.map((column) => `${column}${row}`));
}

/** What a cell shows once everything is computed; an empty cell is "". */
export function compute(sheet: ReadonlyMap<string, Cell>, address: string): Value {
  const cell = sheet.get(address);
  if (cell?.formula === undefined) return cell?.value ?? "";
  const script = cell.formula.replace(/"[^"]*"|\$?[A-Z]+\$?\d+(?::\$?[A-Z]+\$?\d+)?|<>|[<>]=|=/g, (token) => {
    if (token.startsWith('"') || token === ">=" || token === "<=") return token;
    if (token === "=") return "===";
    if (token === "<>") return "!==";
    const [from = "", to] = token.replaceAll("$", "").split(":");
    return to ? `range("${from}","${to}")` : `at("${from}")`;
  });
  const at = (place: string) => compute(sheet, place);
  return runInNewContext(script, {
    ...functions,
    at,
    range: (from: string, to: string) => range(from, to).map(at),
  }) as Value;
}
