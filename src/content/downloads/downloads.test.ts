/** @jest-environment node */
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { priorityBand, priorityScore } from "../../components/prose/priority-score";
import { listFiles } from "../project/project-files";
import { parseDownload } from "./download-files";
import { downloadSize, publishDownloads } from "../../gatsby/publish/publish-downloads";
import { readCsv } from "./read-csv";
import { readWorkbook } from "./read-workbook";

let root: string;
const published = (name: string) => readFileSync(join(root, "public/telechargements", name));

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "emporter-"));
  cpSync("content/articles", join(root, "content/articles"), { recursive: true });
  publishDownloads(root);
});
afterAll(() => rmSync(root, { recursive: true }));

type Row = Record<string, string>;

/** Rows of a published table, keyed by column name. */
function table(name: string): Row[] {
  const [head = [], ...rows] = readCsv(published(`${name}.csv`).toString("utf8"));
  return rows.map((row) => Object.fromEntries(head.map((column, index) => [column, row[index] ?? ""])));
}

const values = (rows: Row[], name: string) => rows.map((row) => row[name] ?? "");
const total = (rows: Row[], amount: (row: Row) => number) => rows.reduce((sum, row) => sum + amount(row), 0);
const sheet = (book: string, name: string) =>
  readWorkbook(published(book)).find((one) => one.name === name)?.cells ?? new Map<string, never>();

test("files are published as they are, under their own names, with their size", () => {
  const sources = listFiles(process.cwd(), "content/articles").filter(parseDownload);
  expect(readdirSync(join(root, "public/telechargements"))).toHaveLength(sources.length);
  for (const file of sources) {
    const { name } = parseDownload(file)!;
    expect(published(name).equals(readFileSync(file))).toBe(true);
    expect(downloadSize(root, name)).toBe(statSync(file).size);
  }
  expect(downloadSize(root, "absent.xlsx")).toBe(0);
});

test("the workbook of the score says what the article's calculator says", () => {
  const cells = sheet("score-de-priorite.xlsx", "Score");
  const numberAt = (address: string) => Number(cells.get(address)?.value);
  for (const row of [2, 3, 4, 5, 6]) {
    const [frequency = 0, minutes = 0, complexity = 0, cost = 0] = ["B", "C", "D", "E"].map((one) =>
      numberAt(`${one}${row}`),
    );
    const score = priorityScore({ frequency, minutes, complexity, cost }) ?? 0;
    expect(numberAt(`G${row}`)).toBeCloseTo(score);
    expect(cells.get(`H${row}`)?.value).toMatch(new RegExp(`^${priorityBand(score)},`));
    // With half of the task automated, it takes twice as many weeks to pay off.
    expect(numberAt(`K${row}`)).toBeCloseTo((cost * 60) / (frequency * minutes * numberAt(`F${row}`)), 1);
  }
});

test("the register names who keeps it, and each client with its contract (GDPR, article 30)", () => {
  const clients = table("registre-des-traitements-sous-traitant");
  expect(clients.length).toBeGreaterThan(2);
  for (const client of clients) expect(client["Coordonnées du client"]).toMatch(/\d{5} .+@exemple\.fr/);
  const signatures = values(clients, "Contrat (article 28) signé le");
  expect(new Set(signatures).size).toBe(clients.length);
  const own = table("registre-des-traitements-coordonnees");
  expect(values(own, "Article du RGPD").filter((article) => article === "30.1.a et 30.2.a")).toHaveLength(5);
});

describe.each(["demande-de-devis-n8n", "relances-factures-n8n"])("the n8n workflow %s", (name) => {
  const { workflow, names, reached } = readFlow(name);

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
    const links = [...Object.keys(workflow.connections), ...reached];
    const quoted = [...JSON.stringify(workflow.nodes).matchAll(/\$\('([^']+)'\)/g)].map(([, one]) => one);
    expect(quoted.length).toBeGreaterThan(5);
    expect(names).toEqual(expect.arrayContaining([...links, ...quoted]));
  });

  test("every step is reached, but those that start it", () => {
    const steps = workflow.nodes.filter(({ type }) => !type.endsWith("stickyNote"));
    const starts = steps.filter((step) => !reached.includes(step.name)).map(({ type }) => type);
    expect(starts.filter((type) => !/\.(form|schedule)Trigger$/.test(type))).toEqual([]);
  });

  test("a mail that does not leave stops nothing, and someone is told", () => {
    const toClients = workflow.nodes.filter(
      ({ type, parameters }) => type.endsWith("emailSend") && (parameters.toEmail ?? "").includes("['E-mail']"),
    );
    expect(toClients).not.toEqual([]);
    for (const mail of toClients) {
      expect(mail.onError).toBe("continueErrorOutput");
      const [failure] = workflow.connections[mail.name]?.main[1] ?? [];
      const alert = workflow.nodes.find((node) => node.name === failure?.node);
      expect(alert?.type).toBe("n8n-nodes-base.emailSend");
      expect(alert?.parameters.toEmail).not.toContain("E-mail");
    }
  });

  test("carries no key and no address but sample ones", () => {
    expect(JSON.stringify(workflow)).not.toContain('"credentials"');
    const addresses = JSON.stringify(workflow).match(/[\w.]+@[\w.]+/g) ?? [];
    expect(addresses.filter((address) => !address.endsWith("@exemple.fr"))).toEqual([]);
  });
});

type Node = {
  id: string;
  name: string;
  type: string;
  typeVersion: number;
  position: number[];
  parameters: { toEmail?: string; jsonOutput?: string };
  onError?: string;
};
type Flow = { nodes: Node[]; connections: Record<string, { main: { node: string }[][] }>; active: boolean };

function readFlow(name: string) {
  const file = `content/articles/automatiser-sans-coder-exemples/telechargements/${name}.json`;
  const workflow = JSON.parse(readFileSync(file, "utf8")) as Flow;
  const reached = Object.values(workflow.connections).flatMap(({ main }) => main.flat().map(({ node }) => node));
  return { workflow, names: workflow.nodes.map((node) => node.name), reached };
}

test("a request without a telephone leaves the one that is known", () => {
  const { workflow } = readFlow("demande-de-devis-n8n");
  const node = workflow.nodes.find((one) => one.name === "Coordonnées remplies");
  const expression = /^=\{\{(.*)\}\}$/.exec(node?.parameters.jsonOutput ?? "")?.[1] ?? "";
  const sent = (typed: Row) => ({ ...(runInNewContext(expression, { $json: typed }) as Row) });
  expect(sent({ "E-mail": " A@Exemple.fr ", Nom: "Durand", Téléphone: "" })).toEqual({
    "E-mail": "a@exemple.fr",
    Nom: "Durand",
  });
  expect(sent({ "E-mail": "a@exemple.fr", Nom: "Durand", Téléphone: "06" })).toHaveProperty("Téléphone", "06");
});

describe("tables to import", () => {
  /** Foreign keys: each links a column of a table to the key of another. */
  const links: [table: string, column: string, to: string, key: string][] = [
    ["menuiserie-affaires", "Client", "menuiserie-clients", "Client"],
    ["menuiserie-lignes-de-devis", "Affaire", "menuiserie-affaires", "Affaire"],
    ["menuiserie-lignes-de-devis", "Ouvrage", "menuiserie-ouvrages-types", "Ouvrage"],
    ["menuiserie-reglements", "Affaire", "menuiserie-affaires", "Affaire"],
    ["notion-projets", "Client", "notion-clients", "Client"],
    ["notion-taches", "Projet", "notion-projets", "Projet"],
    ["notion-reunions", "Projet", "notion-projets", "Projet"],
    ["notion-reunions", "Client", "notion-clients", "Client"],
  ];

  test.each(links)(
    "%s: each «%s» names one record of %s, without the comma that would split it",
    (from, column, to, key) => {
      const keys = values(table(to), key);
      expect(keys).toEqual(expect.arrayContaining(values(table(from), column)));
      expect(new Set(keys).size).toBe(keys.length);
      expect(keys.join("")).not.toContain(",");
    },
  );

  test.each([
    ["menuiserie-champs", "Table", "Champ", ["Clients", "Affaires", "Ouvrages types", "Lignes de devis", "Règlements"]],
    ["notion-proprietes", "Base", "Propriété", ["Clients", "Projets", "Tâches", "Réunions", "Procédures"]],
  ])("%s describes every column of the tables", (guide, group, field, tables) => {
    const [prefix = ""] = guide.split("-");
    const described = table(guide);
    for (const name of tables) {
      const file = `${prefix}-${name.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replaceAll(" ", "-")}`;
      const own = described.filter((row) => row[group] === name);
      expect(values(own, field)).toEqual(expect.arrayContaining(Object.keys(table(file)[0] ?? {})));
    }
    expect(new Set(values(described, group))).toEqual(new Set(tables));
  });

  /** Evaluates an Airtable formula for a row. */
  const compute = (formula: string, row: Row) =>
    Number(
      runInNewContext(
        formula.replace(/\{([^}]+)\}/g, (_match, name: string) => {
          const text = row[name] ?? "";
          return String(text.endsWith("%") ? Number.parseFloat(text) / 100 : Number(text));
        }),
      ),
    );

  test("prices, VAT, totals and payments follow from the formulas that are given", () => {
    const fields = table("menuiserie-champs");
    const formula = (name: string) => fields.find((row) => row.Champ === name)?.["Formule ou choix"] ?? "";
    const prices = new Map(table("menuiserie-ouvrages-types").map((row) => [row.Ouvrage, row]));
    for (const row of prices.values()) expect(compute(formula("Prix HT"), row)).toBeCloseTo(Number(row["Prix HT"]));
    const lines = table("menuiserie-lignes-de-devis");
    for (const line of lines) {
      expect(line["Prix HT unitaire"]).toBe(prices.get(line.Ouvrage)?.["Prix HT"]);
      expect(compute(formula("Total TTC"), line)).toBeCloseTo(Number(line["Total TTC"]));
    }
    for (const deal of table("menuiserie-affaires")) {
      const own = (row: Row) => row.Affaire === deal.Affaire;
      expect(Number(deal["Montant TTC"])).toBe(total(lines.filter(own), (row) => Number(row["Total TTC"])));
      const due = table("menuiserie-reglements").filter(own);
      if (due.length > 0) expect(total(due, (row) => Number(row.Montant))).toBe(Number(deal["Montant TTC"]));
    }
  });
});
