import { parseXml, XmlElement, type XmlDocument } from "@rgrove/parse-xml";
import { strFromU8, unzipSync } from "fflate";
import type { Mistake } from "./mistake";

/** A mistake in a document, without the file. */
export type DocumentMistake = Pick<Mistake, "field" | "message">;

/** The descendants with a name, whatever the prefix that a program adds («x:row»). */
const elements = (parent: XmlDocument | XmlElement | undefined, name: string): XmlElement[] =>
  (parent?.children ?? []).flatMap((child) => {
    if (!(child instanceof XmlElement)) return [];
    return child.name.split(":").at(-1) === name ? [child] : elements(child, name);
  });

/** The cells of each sheet as stored, without computing formulas (ECMA-376, part 1, 18.3.1.4 «c»). */
function readSheets(file: Uint8Array): { name: string; cells: XmlElement[] }[] {
  const parts = unzipSync(file);
  const read = (name: string) => {
    const part = parts[name];
    return part && parseXml(strFromU8(part));
  };
  const targets = new Map(
    elements(read("xl/_rels/workbook.xml.rels"), "Relationship").map(({ attributes: { Id, Target = "" } }) => [
      Id,
      Target.startsWith("/") ? Target.slice(1) : `xl/${Target}`,
    ]),
  );
  const sheets = elements(read("xl/workbook.xml"), "sheet");
  if (sheets.length === 0) throw new Error("No sheet in this file.");
  return sheets.map(({ attributes }) => ({
    name: attributes.name ?? "",
    cells: elements(read(targets.get(attributes["r:id"]) ?? ""), "c"),
  }));
}

const others = (count: number) => (count > 1 ? ` (et ${count - 1} de plus dans cette feuille)` : "");

const textOf = (cell: XmlElement, name: string) => elements(cell, name)[0]?.text;

/** The first formula of a sheet without a value, which previews show as an empty cell, and its first error. */
function cellMistakes(name: string, cells: readonly XmlElement[]): DocumentMistake[] {
  // The value of a formula may be an empty text («str»).
  const empty = cells.filter(
    (cell) => textOf(cell, "f") !== undefined && cell.attributes.t !== "str" && !textOf(cell, "v"),
  );
  const wrong = cells.filter(({ attributes }) => attributes.t === "e");
  const firstOf = ([cell]: XmlElement[], message: (cell: XmlElement) => string): DocumentMistake[] =>
    cell ? [{ field: `${name}!${cell.attributes.r ?? ""}`, message: message(cell) }] : [];
  return [
    ...firstOf(empty, (cell) => {
      const formula = textOf(cell, "f");
      const which = `attendu la valeur de la formule${formula ? ` «=${formula}»` : ""}, trouvé aucune${others(empty.length)}`;
      return `${which} : ouvrez le classeur dans un tableur et enregistrez-le`;
    }),
    ...firstOf(
      wrong,
      (cell) => `attendu une valeur, trouvé l’erreur «${textOf(cell, "v") ?? ""}»${others(wrong.length)}`,
    ),
  ];
}

const unreadable =
  "classeur illisible (coupé, protégé par un mot de passe, ou d’un autre format) : enregistrez-le de nouveau en .xlsx";

/** The mistakes in an .xlsx: unreadable, or with missing or wrong values. */
export function workbookMistakes(content: Uint8Array): DocumentMistake[] {
  try {
    return readSheets(content).flatMap(({ name, cells }) => cellMistakes(name, cells));
  } catch {
    // Whatever the cause, the provider can only save the file again.
    return [{ field: "", message: unreadable }];
  }
}
