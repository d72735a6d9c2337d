import writeExcelFile, { type Cell, type SheetData } from "write-excel-file/node";
import type { CellValue, Sheet, Workbook } from "../../model/workbook";

type Column = Sheet["columns"][number];

const isDate = ({ format }: Column) => format?.includes("yyyy") ?? false;

const titleCell = ({ title }: Column): Cell => ({
  value: title,
  type: String,
  fontWeight: "bold",
  wrap: true,
  alignVertical: "top",
  // Fixed colours: a spreadsheet has one scheme. Those of the site's soft green and its text.
  backgroundColor: "#E2F0EA",
  textColor: "#16211D",
});

function cell(column: Column, value: CellValue | undefined, row: number): Cell {
  const style = { alignVertical: "top" as const, wrap: true, ...(column.format && { format: column.format }) };
  if (column.formula)
    return {
      value: column.formula.replaceAll("{row}", String(row)).replaceAll("{above}", String(row - 1)),
      type: "Formula",
      ...style,
    };
  if (value === null || value === undefined) return null;
  if (isDate(column)) return { value: new Date(`${value}T00:00:00Z`), type: Date, ...style };
  return typeof value === "number" ? { value, type: Number, ...style } : { value, type: String, ...style };
}

const titleRows = 1;

function sheetData({ columns, rows, blank = 0 }: Sheet): SheetData {
  const filled = [...rows, ...Array.from({ length: blank }, () => [])];
  return [
    columns.map(titleCell),
    ...filled.map((row, index) => columns.map((column, place) => cell(column, row[place], index + 1 + titleRows))),
  ];
}

/** The workbook for Excel, LibreOffice or Google Sheets: they compute the formulas when they open it. */
export function workbookXlsx({ sheets }: Workbook): Promise<Buffer> {
  return writeExcelFile(
    sheets.map((sheet) => ({
      sheet: sheet.name,
      data: sheetData(sheet),
      columns: sheet.columns.map(({ width }) => ({ width })),
      stickyRowsCount: titleRows,
    })),
  ).toBuffer();
}

/** A cell of a French spreadsheet: a decimal comma, and quotes where a separator stands. */
function csvCell(value: CellValue): string {
  if (value === null) return "";
  const text = typeof value === "number" ? String(value).replace(".", ",") : value;
  return /[";\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * The first sheet with its results instead of its formulas, whose names a CSV file can't say
 * in every language. Semicolons and a byte order mark, as a French Excel expects.
 */
export function workbookCsv({ sheets: [first] }: Workbook): string {
  const titles = first?.columns.map(({ title }) => title) ?? [];
  const lines = [titles, ...(first?.rows ?? [])].map((row) => row.map(csvCell).join(";"));
  return `\uFEFF${lines.join("\r\n")}\r\n`;
}
