/** @jest-environment node */
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { compute, openSpreadsheet, serialOf } from "../../../tools/jest/spreadsheet";
import type { Sheet } from "../../model/workbook";
import { listFiles } from "../project/project-files";
import { parseDownload } from "./download-files";
import { downloadSize, publishDownloads } from "./publish-downloads";
import { readWorkbook } from "./read-workbook";
import { workbookCsv } from "./write-workbook";

let root: string;
const published = (name: string) => readFileSync(join(root, "public/telechargements", name));

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), "emporter-"));
  cpSync("content/articles", join(root, "content/articles"), { recursive: true });
  await publishDownloads(root);
});
afterAll(() => rmSync(root, { recursive: true }));

const sources = listFiles(process.cwd(), "content/articles").filter(parseDownload);
const workbooks = sources.filter((file) => file.endsWith(".yaml"));

const column = (index: number) => String.fromCharCode("A".charCodeAt(0) + index);

/** What the source says a cell holds, as a spreadsheet counts it. */
const expected = ({ format }: Sheet["columns"][number], value: string | number | null | undefined) => {
  if (format?.includes("yyyy") && typeof value === "string" && value) return serialOf(value);
  return value ?? "";
};

test("files and workbooks are published under their own names, with their size", () => {
  expect(readdirSync(join(root, "public/telechargements"))).toEqual(
    expect.arrayContaining(["score-de-priorite.xlsx", "score-de-priorite.csv", "menuiserie-clients.csv"]),
  );
  expect(downloadSize(root, "score-de-priorite.xlsx")).toBe(published("score-de-priorite.xlsx").length);
  expect(downloadSize(root, "absent.xlsx")).toBe(0);
});

test("in a .csv a cell that holds a separator is quoted, so that no column moves", () => {
  const columns = [{ title: "Tâche" }, { title: "Note" }] as unknown as Sheet["columns"];
  const rows = [
    ["Devis ; relances", 'dit «"non"»'],
    ["deux\nlignes", 1.5],
  ];
  expect(workbookCsv({ sheets: [{ name: "Feuille", columns, rows }] })).toBe(
    '\uFEFFTâche;Note\r\n"Devis ; relances";"dit «""non""»"\r\n"deux\nlignes";1,5\r\n',
  );
});

describe.each(workbooks)("%s, opened and computed again", (file) => {
  const reading = readWorkbook(readFileSync(file, "utf8"));
  if ("mistake" in reading) throw new Error(reading.mistake);
  const { sheets } = reading.workbook;
  const name = parseDownload(file)!.source.replace(".yaml", "");

  test.each(sheets.map((sheet) => [sheet.name, sheet] as const))(
    "«%s» shows what its source announces",
    (title, sheet) => {
      const opened = openSpreadsheet(published(`${name}.xlsx`)).get(title)!;
      const { columns, rows, blank = 0 } = sheet;
      columns.forEach((one, index) => expect(compute(opened, `${column(index)}1`)).toBe(one.title));
      const filled = [...rows, ...Array.from({ length: blank }, () => columns.map(() => null))];
      filled.forEach((row, line) =>
        columns.forEach((one, index) => {
          const address = `${column(index)}${line + 2}`;
          expect([address, compute(opened, address)]).toEqual([address, expected(one, row[index])]);
        }),
      );
    },
  );

  test("its .csv gives the same values, with a decimal comma", () => {
    const text = published(`${name}.csv`).toString("utf8");
    expect(text.startsWith("\uFEFF")).toBe(true);
    const lines = text.slice(1).trimEnd().split("\r\n");
    expect(lines).toHaveLength(sheets[0]!.rows.length + 1);
    const numbers = sheets[0]!.rows.flat().filter((value) => typeof value === "number" && !Number.isInteger(value));
    for (const number of numbers) expect(text).toContain(String(number).replace(".", ","));
  });
});

describe("the n8n workflow", () => {
  type Node = { id: string; name: string; type: string; typeVersion: number; position: number[]; parameters: object };
  type Link = { node: string; type: string; index: number };
  const workflow = JSON.parse(
    readFileSync("content/articles/automatiser-sans-coder-exemples/telechargements/demande-de-devis-n8n.json", "utf8"),
  ) as { name: string; nodes: Node[]; connections: Record<string, { main: Link[][] }>; active: boolean };
  const names = workflow.nodes.map(({ name }) => name);

  test("has what n8n's import asks of each node, under names and ids of their own", () => {
    for (const { id, type, typeVersion, position, parameters } of workflow.nodes) {
      expect(id).toMatch(/^[0-9a-f-]{36}$/);
      expect(type).toMatch(/^n8n-nodes-base\.\w+$/);
      expect(typeof typeVersion).toBe("number");
      expect(position.map((place) => typeof place)).toEqual(["number", "number"]);
      expect(typeof parameters).toBe("object");
    }
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(workflow.nodes.map(({ id }) => id)).size).toBe(names.length);
    expect(workflow.active).toBe(false);
  });

  test("links and expressions name nodes that exist", () => {
    const links = Object.entries(workflow.connections).flatMap(([from, { main }]) => [
      from,
      ...main.flat().map(({ node }) => node),
    ]);
    const quoted = [...JSON.stringify(workflow.nodes).matchAll(/\$\('([^']+)'\)/g)].map(([, name]) => name);
    expect(quoted.length).toBeGreaterThan(5);
    expect(names).toEqual(expect.arrayContaining([...links, ...quoted]));
  });

  test("every step but the two that start it is reached", () => {
    const reached = Object.values(workflow.connections).flatMap(({ main }) => main.flat().map(({ node }) => node));
    const steps = workflow.nodes.filter(({ type }) => !type.endsWith("stickyNote"));
    expect(steps.filter(({ name }) => !reached.includes(name)).map(({ type }) => type)).toEqual([
      "n8n-nodes-base.formTrigger",
      "n8n-nodes-base.scheduleTrigger",
    ]);
  });

  test("carries no key and no address but sample ones", () => {
    expect(JSON.stringify(workflow)).not.toContain('"credentials"');
    const addresses = JSON.stringify(workflow).match(/[\w.]+@[\w.]+/g) ?? [];
    expect(addresses.filter((address) => !address.endsWith("@exemple.fr"))).toEqual([]);
  });
});

describe("the Airtable tables", () => {
  type Row = Record<string, string>;
  const read = (table: string): Row[] => {
    const [head = [], ...rows] = published(`menuiserie-${table}.csv`)
      .toString("utf8")
      .trimEnd()
      .split("\n")
      .map((line) =>
        [...line.matchAll(/(?:^|,)(?:"([^"]*)"|([^,]*))/g)].map(([, quoted, plain]) => quoted ?? plain ?? ""),
      );
    return rows.map((row) => Object.fromEntries(head.map((name, index) => [name, row[index] ?? ""])));
  };
  const values = (rows: Row[], name: string) => rows.map((row) => row[name]);
  const total = (rows: Row[], amount: (row: Row) => number) => rows.reduce((sum, row) => sum + amount(row), 0);

  test("each link names a record of the other table", () => {
    const deals = read("affaires");
    expect(values(read("clients"), "Client")).toEqual(expect.arrayContaining(values(deals, "Client")));
    expect(values(read("ouvrages-types"), "Ouvrage")).toEqual(
      expect.arrayContaining(values(read("lignes-de-devis"), "Ouvrage")),
    );
    for (const table of ["lignes-de-devis", "reglements"]) {
      expect(values(deals, "Affaire")).toEqual(expect.arrayContaining(values(read(table), "Affaire")));
    }
  });

  test("prices, totals and payments agree with each other", () => {
    const prices = new Map(
      read("ouvrages-types").map((row) => {
        const cost = Number(row.Heures) * Number(row["Taux horaire"]) + Number(row.Bois) + Number(row.Quincaillerie);
        return [row.Ouvrage, cost * (1 + Number.parseFloat(row.Marge ?? "") / 100)];
      }),
    );
    const lines = read("lignes-de-devis");
    for (const line of lines) expect(Number(line["Prix HT unitaire"])).toBe(prices.get(line.Ouvrage));
    for (const deal of read("affaires")) {
      const own = (row: Row) => row.Affaire === deal.Affaire;
      const quoted = total(lines.filter(own), (row) => Number(row["Prix HT unitaire"]) * Number(row["Quantité"]));
      expect(Number(deal["Montant TTC"])).toBeCloseTo(quoted * 1.2);
      const due = read("reglements").filter(own);
      if (due.length > 0) expect(total(due, (row) => Number(row.Montant))).toBeCloseTo(Number(deal["Montant TTC"]));
    }
  });
});
