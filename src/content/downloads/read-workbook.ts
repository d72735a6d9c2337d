import { parseXml, XmlElement } from "@rgrove/parse-xml";
import { strFromU8, unzipSync } from "fflate";

/** What a cell stores, as the program that saved the workbook last computed it. */
export type Cell = {
  /** The formula, without «=»; empty where it repeats that of another cell. */
  formula?: string;
  /** A date is a number of days since 30 December 1899. None for a formula that was never computed. */
  value?: string | number | boolean;
  /** An error in place of a value: «#REF!». */
  error?: string;
};

export type Sheet = { name: string; cells: Map<string, Cell> };

const childrenNamed = (parent: XmlElement | undefined, name: string): XmlElement[] =>
  (parent?.children ?? []).filter((child): child is XmlElement => child instanceof XmlElement && child.name === name);

const childNamed = (parent: XmlElement | undefined, name: string) => childrenNamed(parent, name)[0];

/** A text whole or in runs of several styles (`r`); how it is pronounced (`rPh`) is no part of it. */
const textOf = (element: XmlElement | undefined) =>
  [element, ...childrenNamed(element, "r")]
    .flatMap((part) => childrenNamed(part, "t").map(({ text }) => text))
    .join("");

function readCell(element: XmlElement, texts: readonly string[]): Cell {
  const formula = childNamed(element, "f")?.text;
  const stored = childNamed(element, "v")?.text ?? "";
  const kept = formula === undefined ? {} : { formula };
  switch (element.attributes.t) {
    case "s":
      return { ...kept, value: texts[Number(stored)] ?? "" };
    case "str":
      return { ...kept, value: stored };
    case "inlineStr":
      return { ...kept, value: textOf(childNamed(element, "is")) };
    case "b":
      return { ...kept, value: stored === "1" };
    case "e":
      return { ...kept, error: stored };
    default:
      return stored === "" ? kept : { ...kept, value: Number(stored) };
  }
}

/**
 * Opens an .xlsx and reads what its cells store, formulas not being computed again
 * (ECMA-376, part 1, 18.3.1.4 «c»).
 *
 * @returns the sheets in their order, cells by address («B3»); empty cells are left out.
 * @throws when the file is no workbook that can be read.
 */
export function readWorkbook(file: Uint8Array): Sheet[] {
  const parts = unzipSync(file);
  const read = (name: string) => {
    const part = parts[name];
    return part && (parseXml(strFromU8(part)).root ?? undefined);
  };
  const targets = new Map(
    childrenNamed(read("xl/_rels/workbook.xml.rels"), "Relationship").map(({ attributes: { Id, Target = "" } }) => [
      Id,
      Target.startsWith("/") ? Target.slice(1) : `xl/${Target}`,
    ]),
  );
  const texts = childrenNamed(read("xl/sharedStrings.xml"), "si").map(textOf);
  const sheets = childrenNamed(childNamed(read("xl/workbook.xml"), "sheets"), "sheet");
  if (sheets.length === 0) throw new Error("No sheet in this file.");
  return sheets.map(({ attributes }) => {
    const rows = childrenNamed(childNamed(read(targets.get(attributes["r:id"]) ?? ""), "sheetData"), "row");
    const cells = rows
      .flatMap((row) => childrenNamed(row, "c"))
      .map((cell) => [cell.attributes.r ?? "", readCell(cell, texts)] as const);
    return { name: attributes.name ?? "", cells: new Map(cells.filter(([, cell]) => Object.keys(cell).length > 0)) };
  });
}
