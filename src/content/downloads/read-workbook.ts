import { parseXml, XmlElement } from "@rgrove/parse-xml";
import { strFromU8, unzipSync } from "fflate";

/** A cell as stored, with the value computed when the workbook was last saved. */
export type Cell = {
  /** Without «=»; empty for a shared formula defined in another cell. */
  formula?: string;
  /** Dates are days since 30 December 1899. Undefined for a formula that was never computed. */
  value?: string | number | boolean;
  /** Error stored instead of a value: «#REF!». */
  error?: string;
};

export type Sheet = { name: string; cells: Map<string, Cell> };

const childrenNamed = (parent: XmlElement | undefined, name: string): XmlElement[] =>
  (parent?.children ?? []).filter((child): child is XmlElement => child instanceof XmlElement && child.name === name);

const childNamed = (parent: XmlElement | undefined, name: string) => childrenNamed(parent, name)[0];

/** A plain text or its formatted runs (`r`), without phonetic hints (`rPh`). */
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
 * Reads the cells of an .xlsx; formulas are not computed again (ECMA-376, part 1, 18.3.1.4 «c»).
 *
 * @returns the sheets in order, their cells by address («B3»), without the empty ones.
 * @throws when the file is not a readable workbook.
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
