/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { makeWorkbook } from "../../../tools/jest/make-workbook";
import { collections } from "../../collections/collections";
import { checkDownloads } from "./check-downloads";
import { formatMistake } from "./mistake";
import { readMdx } from "./read-entries";
import { sourcesOn } from "./sources";

const articles = collections.find(({ type }) => type === "Article")!;
const folder = "content/articles/mvp/telechargements";
const root = mkdtempSync(join(tmpdir(), "emporter-"));

afterEach(() => rmSync(root, { recursive: true }));

type Files = Record<string, string | Uint8Array>;

/** Writes articles, each with the downloads it declares and the files in its folder, and validates them. */
function checkAll(offers: Record<string, { offered: string[]; files: Files }>) {
  const write = (file: string, content: string | Uint8Array) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), content);
  };
  for (const [article, { offered, files }] of Object.entries(offers)) {
    const names = offered.join(", ");
    const head = `---\ndownloads:\n  - title: Un fichier\n    files: [${names}]\n---\n`;
    write(`content/articles/${article}/index.mdx`, head);
    for (const [name, content] of Object.entries(files)) {
      write(`content/articles/${article}/telechargements/${name}`, content);
    }
  }
  const sources = sourcesOn(root);
  const all = sources.list("content");
  const entries = all
    .filter((file) => file.endsWith(".mdx"))
    .flatMap((file) => readMdx(sources, file, articles).entries);
  const { mistakes, paths } = checkDownloads(sources, entries, all);
  return { mistakes: mistakes.map(formatMistake), paths };
}

const check = (offered: string[], files: Files) => checkAll({ mvp: { offered, files } });

/** Errors in files that are all declared. */
const mistakesOf = (files: Files) => check(Object.keys(files), files).mistakes;

describe("what an article offers", () => {
  test("is what stands beside it, and texts may link to it", () => {
    expect(check(["notice.docx", "score.csv"], { "notice.docx": "…", "score.csv": "" })).toEqual({
      mistakes: [],
      paths: ["/telechargements/notice.docx", "/telechargements/score.csv"],
    });
  });

  test("a file that is not there is reported where it is offered, with the one that was meant", () => {
    expect(check(["scores.csv"], { "score.csv": "" }).mistakes).toEqual([
      "content/articles/mvp/index.mdx:4:13 › downloads[0].files[0] : fichier introuvable «scores.csv» : vouliez-vous dire «score.csv» ?",
      `${folder}/score.csv : fichier que le champ «downloads» de l’article ne propose pas`,
    ]);
    expect(check(["absent.pdf"], {}).mistakes).toContainEqual(
      expect.stringContaining(
        "fichier introuvable «absent.pdf» : posez-le dans le dossier «telechargements» de l’article",
      ),
    );
  });

  test("a name is offered once, in an article and in all of them", () => {
    expect(check(["clients.csv", "clients.csv"], { "clients.csv": "" }).mistakes).toEqual([
      expect.stringContaining("› downloads[0].files[1] : «clients.csv» est déjà proposé : choisissez un autre nom"),
    ]);
    const clients = { offered: ["clients.csv"], files: { "clients.csv": "" } };
    expect(checkAll({ mvp: clients, notion: clients }).mistakes).toEqual([
      "content/articles/notion/index.mdx:4:13 › downloads[0].files[0] : «clients.csv» est déjà proposé par «mvp» : choisissez un autre nom",
    ]);
  });

  test("a file of the same name beside another article, which does not offer it, is reported", () => {
    const files = { "clients.csv": "" };
    const { mistakes } = checkAll({
      mvp: { offered: ["clients.csv"], files },
      notion: { offered: ["autre.csv"], files: { ...files, "autre.csv": "" } },
    });
    expect(mistakes).toEqual([
      "content/articles/notion/telechargements/clients.csv : fichier que le champ «downloads» de l’article ne propose pas",
    ]);
  });

  test.each([
    ["score.yaml", "attendu un fichier .csv, .docx, .json, .pdf ou .xlsx, trouvé l’extension «.yaml»"],
    ["score", "attendu un fichier .csv, .docx, .json, .pdf ou .xlsx, trouvé un nom sans extension"],
    ["Relances Été.PDF", "nom impropre à une adresse «Relances Été.PDF» : renommez le fichier en «relances-ete.pdf»"],
  ])("a file named %s is reported", (name, message) => {
    expect(mistakesOf({ [name]: "" })).toContain(`${folder}/${name} : ${message}`);
  });
});

describe("texts that are offered", () => {
  test.each([
    [
      "flux.json",
      '{\n  "a": 1,\n}',
      ":3:1 : JSON illisible, un nom de champ entre guillemets est attendu (virgule en trop ?)",
    ],
    ["flux.json", "\uFEFF{}", ":1:1 : une marque invisible (BOM) précède le texte"],
    ["clients.csv", "Nom,Ville\nDurand,Lyon,7e\n", " › ligne 2 : attendu 2 valeurs, comme dans la ligne 1, trouvé 3"],
    ["clients.csv", 'Nom,Ville\n"Durand,Lyon\n', " : CSV illisible : un guillemet ouvert n’est pas refermé"],
    ["clients.csv", "Nom\nB\uFFFDatrice\n", ":2:2 : caractère perdu"],
  ])("%s that can't be read is reported: %j", (name, text, message) => {
    expect(mistakesOf({ [name]: text })).toEqual([expect.stringContaining(`${folder}/${name}${message}`)]);
  });

  test("a separator inside quotes is no separator", () => {
    expect(mistakesOf({ "clients.csv": 'Nom;Ville\r\n"Durand ; fils";"Lyon\n7e"\r\n' })).toEqual([]);
  });
});

describe("a workbook", () => {
  test("that can't be opened is reported", () => {
    expect(mistakesOf({ "tarifs.xlsx": "Tâche;Temps" })).toEqual([
      expect.stringContaining(`${folder}/tarifs.xlsx : classeur illisible`),
    ]);
  });

  const cells =
    '<c r="B2"><f>A2*2</f></c><c r="B3"><f>A3*2</f></c><c r="B4" t="e"><f>A4/0</f><v>#DIV/0!</v></c><c r="B5"><f>1+1</f><v>2</v></c>';
  const workbook = makeWorkbook({ Prix: cells });
  const mistakes = [
    `${folder}/tarifs.xlsx › Prix!B2 : attendu la valeur de la formule «=A2*2», trouvé aucune (et 1 de plus dans cette feuille) : ouvrez le classeur dans un tableur et enregistrez-le`,
    `${folder}/tarifs.xlsx › Prix!B4 : attendu une valeur, trouvé l’erreur «#DIV/0!»`,
  ];

  test("tells where a formula has no value and where one is an error, once a sheet", () => {
    expect(mistakesOf({ "tarifs.xlsx": workbook })).toEqual(mistakes);
  });

  test("to be mended first makes no other file seem wrong", () => {
    expect(mistakesOf({ "tarifs.xlsx": workbook, "tarifs.csv": "Prix\n2\n" })).toEqual(mistakes);
  });
});

describe("a .csv that repeats a sheet", () => {
  const text = (address: string, value: string) => `<c r="${address}" t="inlineStr"><is><t>${value}</t></is></c>`;
  const workbook = makeWorkbook({
    Prix: `${text("A1", "Bois")}${text("B1", "Prix")}${text("A2", "Chêne")}<c r="B2"><f>2*3</f><v>1234.567</v></c>`,
    "À relire": `${text("A1", "Le")}<c r="A2"><v>46328</v></c><c r="A3"><v>0.285</v></c><c r="A4" t="b"><v>0</v></c>`,
  });
  const copies = (files: Record<string, string>) => mistakesOf({ "tarifs.xlsx": workbook, ...files });

  test.each([
    ["a French spreadsheet", "\uFEFFBois;Prix\r\nChêne;1234,567\r\n"],
    ["one that shows two decimals", "Bois;Prix\nChêne;1\u202f234,57 €\n"],
    ["an English one", "Bois,Prix\nChêne,1234.57\n"],
    ["one that keeps empty rows", "Bois;Prix\nChêne;1235\n;\n;\n"],
  ])("as %s saves it, agrees", (_who, csv) => {
    expect(copies({ "tarifs.csv": csv })).toEqual([]);
  });

  test.each([
    [
      "another number",
      "Bois;Prix\nChêne;1243,6\n",
      "B2 : attendu «1234,567», comme dans la feuille «Prix», trouvé «1243,6»",
    ],
    [
      "another text",
      "Bois;Prix\nHêtre;1234,567\n",
      "A2 : attendu «Chêne», comme dans la feuille «Prix», trouvé «Hêtre»",
    ],
    [
      "a row too many",
      "Bois;Prix\nChêne;1235\nHêtre;9\n",
      "A3 : attendu «», comme dans la feuille «Prix», trouvé «Hêtre»",
    ],
    ["a row too few", "Bois;Prix\n", "A2 : attendu «Chêne», comme dans la feuille «Prix», trouvé «»"],
    ["a column too few", "Bois\nChêne\n", "B1 : attendu «Prix», comme dans la feuille «Prix», trouvé «»"],
  ])("with %s is reported, once", (_what, csv, message) => {
    expect(copies({ "tarifs.csv": csv })).toEqual([`${folder}/tarifs.csv › ${message}`]);
  });

  test("named after a sheet repeats that one, dates, shares and logical values included", () => {
    expect(copies({ "tarifs-a-relire.csv": "Le\n02/11/2026\n29 %\nFAUX\n" })).toEqual([]);
    expect(copies({ "tarifs-a-relire.csv": 'Le\n2026-11-02\n"28,5 %"\nFAUX\n' })).toEqual([]);
    expect(copies({ "tarifs-a-relire.csv": "Le\n2026-11-03\n29 %\nFAUX\n" })).toEqual([
      `${folder}/tarifs-a-relire.csv › A2 : attendu «2026-11-02», comme dans la feuille «À relire», trouvé «2026-11-03»`,
    ]);
  });

  test("named after no sheet is reported, with the names that would do", () => {
    expect(copies({ "tarifs-remises.csv": "Le\n" })).toEqual([
      `${folder}/tarifs-remises.csv : aucune feuille de «tarifs.xlsx» ne porte ce nom : attendu «tarifs-prix.csv», «tarifs-a-relire.csv», ou un nom qui commence autrement`,
    ]);
  });

  test("belongs to the workbook whose name is nearest to its own", () => {
    const other = makeWorkbook({ Feuille: text("A1", "Autre") });
    expect(copies({ "tarifs-prix.xlsx": other as unknown as string, "tarifs-prix.csv": "Autre\n" })).toEqual([]);
  });
});
