import { parseXml, XmlElement, type XmlDocument } from "@rgrove/parse-xml";
import { strFromU8, unzipSync } from "fflate";
import { payBack, type PayBackRates } from "../../shared/pay-back";
import type { Mistake } from "./mistake";

/** A mistake of a document, whatever its file. */
export type Fault = Pick<Mistake, "field" | "message">;

/** The descendants of that name, whatever the prefix that a program gives them («x:row»). */
const elements = (parent: XmlDocument | XmlElement | undefined, name: string): XmlElement[] =>
  (parent?.children ?? []).flatMap((child) => {
    if (!(child instanceof XmlElement)) return [];
    return child.name.split(":").at(-1) === name ? [child] : elements(child, name);
  });

type Workbook = {
  sheets: { name: string; cells: XmlElement[] }[];
  /** The ranges that the workbook names: «Calcul!$J$2:$J$26» (18.2.5 «definedName»). */
  names: ReadonlyMap<string, string>;
};

/** The cells of each sheet as stored, formulas not computed again (ECMA-376, part 1, 18.3.1.4 «c»). */
function readWorkbook(file: Uint8Array): Workbook {
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
  const workbook = read("xl/workbook.xml");
  const sheets = elements(workbook, "sheet");
  if (sheets.length === 0) throw new Error("No sheet in this file.");
  return {
    sheets: sheets.map(({ attributes }) => ({
      name: attributes.name ?? "",
      cells: elements(read(targets.get(attributes["r:id"]) ?? ""), "c"),
    })),
    names: new Map(elements(workbook, "definedName").map((one) => [one.attributes.name ?? "", one.text])),
  };
}

const others = (count: number) => (count > 1 ? ` (et ${count - 1} de plus dans cette feuille)` : "");

const textOf = (cell: XmlElement, name: string) => elements(cell, name)[0]?.text;

/** The first formula of a sheet without a value, which previews show as an empty cell, and its first error. */
function cellFaults(name: string, cells: readonly XmlElement[]): Fault[] {
  // The value of a formula may be an empty text («str»).
  const empty = cells.filter(
    (cell) => textOf(cell, "f") !== undefined && cell.attributes.t !== "str" && !textOf(cell, "v"),
  );
  const wrong = cells.filter(({ attributes }) => attributes.t === "e");
  const firstOf = ([cell]: XmlElement[], message: (cell: XmlElement) => string): Fault[] =>
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

/** What a reader would find missing or wrong in an .xlsx. */
export function workbookFaults(content: Uint8Array): Fault[] {
  try {
    return readWorkbook(content).sheets.flatMap(({ name, cells }) => cellFaults(name, cells));
  } catch {
    // Whatever the cause, the provider can only save the file again.
    return [{ field: "", message: unreadable }];
  }
}

/** The values of a named range, by row; undefined when the workbook has no such name. */
function rangeOf({ sheets, names }: Workbook, name: string) {
  const [, sheet = "", quoted, column, first, last] =
    /^(?:'([^']*)'|([^!]*))!\$([A-Z]+)\$(\d+):\$[A-Z]+\$(\d+)$/.exec(names.get(name) ?? "") ?? [];
  const title = sheet || quoted;
  if (title === undefined || column === undefined) return undefined;
  const cells = new Map(sheets.find((one) => one.name === title)?.cells.map((cell) => [cell.attributes.r, cell]));
  const valueAt = (row: number): string | undefined => {
    const cell = cells.get(`${column}${row}`);
    return cell && textOf(cell, "v");
  };
  return { title, column, first: Number(first), last: Number(last), valueAt };
}

/** The names of the columns of a workbook that reckons pay-back, as its author gives them. */
const payBackNames = ["Prix", "Gain", "Abonnements", "Entretien", "Mois"].map((name) => `Remboursement_${name}`);

/**
 * The rows of a workbook that contradict the rule of pay-back: its columns are the ranges it names
 * «Remboursement_Prix», «_Gain», «_Abonnements», «_Entretien» (euros) and «_Mois». None in another workbook.
 */
export function payBackFaults(content: Uint8Array, rates: PayBackRates): Fault[] {
  const workbook = readWorkbook(content);
  const ranges = payBackNames.map((name) => rangeOf(workbook, name));
  const missing = payBackNames.filter((_name, index) => ranges[index] === undefined);
  const [prices, gains, subscriptions, upkeep, months] = ranges;
  if (missing.length === payBackNames.length) return [];
  if (!prices || !gains || !subscriptions || !upkeep || !months) {
    return [
      {
        field: "",
        message: `plage à nommer ou à corriger dans le classeur : ${missing.map((name) => `«${name}»`).join(", ")}`,
      },
    ];
  }
  const rows = Array.from({ length: prices.last - prices.first + 1 }, (_row, index) => prices.first + index);
  return rows.flatMap((row) => {
    const [price = 0, gain = 0, paid = 0, cared = 0] = [prices, gains, subscriptions, upkeep].map(({ valueAt }) =>
      Number(valueAt(row) ?? 0),
    );
    if (!price || !gain) return [];
    const project = { price: { from: price }, gains: [gain], subscriptions: paid };
    const { best } = payBack({ ...project, upkeepDays: { from: cared / rates.dayPrice } }, rates);
    const [expected, found] = [String(best.months ?? "jamais"), months.valueAt(row) ?? ""];
    if (expected === found) return [];
    const message = `la règle de data/site.json donne «${expected}», le classeur dit «${found}»`;
    return [{ field: `${months.title}!${months.column}${row}`, message }];
  });
}
