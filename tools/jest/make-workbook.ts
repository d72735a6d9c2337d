import { strToU8, zipSync } from "fflate";

const relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

/** A minimal .xlsx (ECMA-376, part 1), from the cells (`<c …>`) of each sheet, by name. */
export function makeWorkbook(sheets: Record<string, string>): Uint8Array {
  const names = Object.keys(sheets);
  const parts: Record<string, string> = {
    "xl/workbook.xml": `<workbook xmlns:r="${relations}"><sheets>${names
      .map((name, index) => `<sheet name="${name}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`)
      .join("")}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships>${names
      .map((_name, index) => `<Relationship Id="rId${index + 1}" Target="worksheets/sheet${index + 1}.xml"/>`)
      .join("")}</Relationships>`,
  };
  for (const [index, name] of names.entries()) {
    parts[`xl/worksheets/sheet${index + 1}.xml`] =
      `<worksheet><sheetData><row>${sheets[name]}</row></sheetData></worksheet>`;
  }
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)])));
}
