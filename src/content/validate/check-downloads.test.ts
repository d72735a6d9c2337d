/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { makeWorkbook } from "../../../tools/jest/make-workbook";
import { collections } from "../../collections/collections";
import { checkDownloads } from "./check-downloads";
import { formatMistake } from "./mistake";
import { readMdx } from "./read-entries";
import { sourcesOn, withChanges } from "./sources";

const articles = collections.find(({ type }) => type === "Article")!;
const folder = "content/articles/mvp/telechargements";
const root = mkdtempSync(join(tmpdir(), "emporter-"));

afterEach(() => rmSync(root, { recursive: true, force: true }));

const wordDocument = zipSync({ "word/document.xml": strToU8("<w:document/>") });
/** As Word online saves it. */
const onlineDocument = zipSync({ "word/document2.xml": strToU8("<w:document/>") });

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
  test("is its own files, to which texts may link", () => {
    expect(check(["notice.docx", "score.csv"], { "notice.docx": wordDocument, "score.csv": "Nom" })).toEqual({
      mistakes: [],
      paths: ["/telechargements/notice.docx", "/telechargements/score.csv"],
    });
  });

  test("a missing file is reported where it is offered, with the closest name", () => {
    expect(check(["scores.csv"], { "score.csv": "Nom" }).mistakes).toEqual([
      "content/articles/mvp/index.mdx:4:13 › downloads[0].files[0] : fichier introuvable «scores.csv» : vouliez-vous dire «score.csv» ?",
      `${folder}/score.csv : fichier que le champ «downloads» du texte ne propose pas`,
    ]);
    expect(check(["absent.pdf"], {}).mistakes).toContainEqual(
      expect.stringContaining(
        "fichier introuvable «absent.pdf» : posez-le dans le dossier «telechargements», à côté du texte",
      ),
    );
  });

  test("the same name offered twice is reported, in one article or in two", () => {
    expect(check(["clients.csv", "clients.csv"], { "clients.csv": "Nom" }).mistakes).toEqual([
      expect.stringContaining("› downloads[0].files[1] : «clients.csv» est déjà proposé : choisissez un autre nom"),
    ]);
    const clients = { offered: ["clients.csv"], files: { "clients.csv": "Nom" } };
    expect(checkAll({ mvp: clients, notion: clients }).mistakes).toEqual([
      "content/articles/notion/index.mdx:4:13 › downloads[0].files[0] : «clients.csv» est déjà proposé par «mvp» : choisissez un autre nom",
    ]);
  });

  test("a file of the same name beside another article, which does not offer it, is reported", () => {
    const files = { "clients.csv": "Nom" };
    const { mistakes } = checkAll({
      mvp: { offered: ["clients.csv"], files },
      notion: { offered: ["autre.csv"], files: { ...files, "autre.csv": "Nom" } },
    });
    expect(mistakes).toEqual([
      "content/articles/notion/telechargements/clients.csv : fichier que le champ «downloads» du texte ne propose pas",
    ]);
  });

  test("the page of a service offers its own files, even beside an article of the same name", () => {
    const files = { "regle.csv": "Nom" };
    expect(checkAll({ "../services/mvp": { offered: ["regle.csv"], files } })).toEqual({
      mistakes: [],
      paths: ["/telechargements/regle.csv"],
    });
    const { mistakes } = checkAll({
      mvp: { offered: ["regle.csv"], files },
      "../services/mvp": { offered: ["autre.csv"], files: { ...files, "autre.csv": "Nom" } },
    });
    expect(mistakes).toEqual([
      "content/services/mvp/telechargements/regle.csv : fichier que le champ «downloads» du texte ne propose pas",
    ]);
  });

  test("files count as offered when `files` is a text, or when their article can't be read", () => {
    const text = "content/articles/mvp/index.mdx";
    const offering = (head: string) => {
      const files = new Map([
        [text, head],
        [`${folder}/score.csv`, "Nom"],
      ]);
      const sources = withChanges(sourcesOn(root), files);
      return checkDownloads(sources, readMdx(sources, text, articles).entries, sources.list("content"));
    };
    const offered = { mistakes: [], paths: ["/telechargements/score.csv"] };
    expect(offering("---\ndownloads:\n  - title: Un fichier\n    files: score.csv\n---\n")).toEqual(offered);
    expect(offering('---\ntitle: "\n---\n')).toEqual(offered);
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
    ["clients.csv", "Nom\nB\uFFFDatrice\n", ":2:2 : caractère perdu"],
  ])("%s that can't be read is reported: %j", (name, text, message) => {
    expect(mistakesOf({ [name]: text })).toEqual([expect.stringContaining(`${folder}/${name}${message}`)]);
  });

  test.each([
    ["a separator inside quotes", '"Nom; prénom",Prix\r\nA,2\r\n'],
    ["the line by which a spreadsheet tells its separator", "sep=;\nA;B;C\n1;2;3\n"],
    ["what a sheet of the same name does not say", "Date;Montant\n01/01/2025;1234,50\n"],
  ])("a valid table is not reported: %s", (_what, csv) => {
    const workbook = makeWorkbook({ Prix: '<c r="A2"><v>43830</v></c>' });
    expect(mistakesOf({ "tarifs.csv": csv, "tarifs.xlsx": workbook })).toEqual([]);
  });
});

describe("a workbook", () => {
  test("that can't be opened is reported", () => {
    for (const content of ["Tâche;Temps", makeWorkbook({})]) {
      expect(mistakesOf({ "tarifs.xlsx": content })).toEqual([
        expect.stringContaining(`${folder}/tarifs.xlsx : classeur illisible`),
      ]);
    }
  });

  test("reports the first formula without a value and the first error of each sheet", () => {
    const cells =
      '<c r="B2"><f>A2*2</f></c><c r="B3"><f>A3*2</f></c><c r="B4" t="e"><f>A4/0</f><v>#DIV/0!</v></c><c r="B5"><f>1+1</f><v>2</v></c>';
    expect(mistakesOf({ "tarifs.xlsx": makeWorkbook({ "Devis &amp; pose": cells, Notes: "" }) })).toEqual([
      `${folder}/tarifs.xlsx › Devis & pose!B2 : attendu la valeur de la formule «=A2*2», trouvé aucune (et 1 de plus dans cette feuille) : ouvrez le classeur dans un tableur et enregistrez-le`,
      `${folder}/tarifs.xlsx › Devis & pose!B4 : attendu une valeur, trouvé l’erreur «#DIV/0!»`,
    ]);
  });

  test.each([
    ["an empty text is the value of a formula", '<c r="B1" t="str"><f>""</f><v></v></c>'],
    ["a formula may be shared", '<c r="D1"><f t="shared" si="0"/><v>3</v></c>'],
    ["a cell may be empty", '<c r="D1" s="3"/>'],
  ])("%s", (_what, cells) => {
    expect(mistakesOf({ "tarifs.xlsx": makeWorkbook({ Prix: cells }) })).toEqual([]);
  });

  test("with prefixed element names is read too", () => {
    const prefixed = makeWorkbook({ Prix: '<x:c r="A1"><x:f t="shared" si="0"/></x:c>' });
    expect(mistakesOf({ "tarifs.xlsx": prefixed })).toEqual([
      expect.stringContaining("Prix!A1 : attendu la valeur de la formule, trouvé aucune :"),
    ]);
  });
});

test("a workbook with absolute paths of sheets, as openpyxl writes, is read too", () => {
  const { "xl/_rels/workbook.xml.rels": relations, ...parts } = unzipSync(
    makeWorkbook({ Prix: '<c r="B2"><f>1+1</f></c>' }),
  );
  const rooted = strFromU8(relations!).replace('Target="', 'Target="/xl/');
  expect(mistakesOf({ "tarifs.xlsx": zipSync({ ...parts, "xl/_rels/workbook.xml.rels": strToU8(rooted) }) })).toEqual([
    expect.stringContaining("Prix!B2 : attendu la valeur de la formule"),
  ]);
});

describe("a document", () => {
  /** A linearised PDF, whose first part can be shown before the rest has loaded. */
  const shownEarly = `%PDF-1.7\n1 0 obj\n<< /Linearized 1 >>\nendobj\nstartxref\n0\n%%EOF\n2 0 obj\n<< >>\nendobj\nstartxref\n62\n%%EOF\n`;
  const pdf = "%PDF-1.7\n1 0 obj\n<< >>\nendobj\ntrailer\n<< >>\n%%EOF\n";

  test("that opens is not reported", () => {
    expect(mistakesOf({ "notice.pdf": pdf, "notice.docx": wordDocument })).toEqual([]);
    expect(mistakesOf({ "notice.pdf": shownEarly, "notice.docx": onlineDocument })).toEqual([]);
  });

  test.each([
    ["notice.pdf", "", "le fichier est vide : posez-le de nouveau"],
    ["tarifs.csv", "", "le fichier est vide : posez-le de nouveau"],
    ["tarifs.xlsx", "", "le fichier est vide : posez-le de nouveau"],
    ["notice.pdf", "<html>Page introuvable</html>", "document illisible"],
    ["notice.pdf", "%!PS-Adobe-3.0\nshowpage\n%%EOF\n", "document illisible"],
    ["notice.pdf", pdf.slice(0, -20), "document illisible (coupé, "],
    ["notice.pdf", shownEarly.slice(0, -20), "document illisible (coupé, "],
    ["notice.docx", wordDocument.subarray(0, 60), "document illisible (coupé, "],
    ["notice.docx", makeWorkbook({ Prix: "" }), "document illisible"],
  ])("named %s that does not open is reported", (name, content, message) => {
    expect(mistakesOf({ [name]: content })).toEqual([expect.stringContaining(`${folder}/${name} : ${message}`)]);
  });

  test("that a program creates beside an open one is ignored", () => {
    const lock = Uint8Array.of(6, 77, 111, 105);
    const beside = { "~$tarifs.xlsx": lock, ".~lock.tarifs.xlsx#": lock, "Thumbs.db": lock, "desktop.ini": lock };
    expect(check(["tarifs.csv"], { "tarifs.csv": "Prix", ...beside }).mistakes).toEqual([]);
  });

  test("with two versions left by git is reported as such", () => {
    const conflict = "<<<<<<< HEAD\nNom\n=======\nNoms\n>>>>>>> abc\n";
    expect(mistakesOf({ "clients.csv": conflict })).toEqual([
      expect.stringContaining(`${folder}/clients.csv:1:1 : deux versions de ce passage`),
    ]);
  });
});
