/** @jest-environment node */
import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { copyFixture } from "../../../tools/jest/fixture";
import { formatMistake, formatReport } from "./mistake";
import { renderMdx } from "../prose/render-mdx";
import { sourcesOn, withChanges } from "./sources";
import { validateProject, validateSources } from "./validate-project";

let root: string;
const caseFile = "data/portfolio/minutes-etude-notariale.json";
const otherCase = "data/portfolio/plans-atelier-charpente.json";
const articleFile = "content/articles/garder-ou-jeter/index.mdx";

const path = (file: string) => join(root, file);
const read = (file: string) => readFileSync(path(file), "utf8");

/** Edits a JSON file: `edit` mutates its parsed content. */
function editJson(file: string, edit: (value: Record<string, unknown> & Record<string, unknown>[]) => void): void {
  const value = JSON.parse(read(file)) as Record<string, unknown> & Record<string, unknown>[];
  edit(value);
  writeFileSync(path(file), JSON.stringify(value, null, 2));
}

const report = async () => (await validateProject(root)).map(formatMistake);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "donnees-"));
  copyFixture(root);
});

afterEach(() => rmSync(root, { recursive: true }));

describe("the check of the provider's files", () => {
  test("reports nothing in the files of the fixture", async () => {
    expect(await report()).toEqual([]);
  });

  test("reports the mistakes of all files, each with its file, position and field", async () => {
    editJson(caseFile, (entry) => {
      entry.sector = "Notarat";
      entry.client = undefined;
    });
    editJson("data/testimonials.json", (list) => {
      list[2]!.rating = 6;
    });
    const lines = await report();
    expect(lines).toHaveLength(3);
    expect(lines[0]).toMatch(
      /^data\/portfolio\/minutes-etude-notariale\.json:1:1 › client : attendu un texte, le champ manque/,
    );
    expect(lines[1]).toMatch(/json:\d+:3 › sector : secteur inconnu «Notarat» : vouliez-vous dire «Notariat» \?$/);
    expect(lines[2]).toMatch(
      /^data\/testimonials\.json:\d+:\d+ › \[2\]\.rating : attendu un nombre au plus égal à 5, trouvé 6$/,
    );
  });

  test("a text may link to a question by its key, and to the feed", async () => {
    editJson("data/faq-home.json", (list) => {
      list[0]!.key = "combien-de-temps";
    });
    editJson("data/faq-blog.json", (list) => {
      list[0]!.key = "rythme";
    });
    const links = "[a](/#faq-combien-de-temps) [b](/blog#faq-rythme) [c](/rss.xml) [d](/#faq-combien-de-temp)";
    writeFileSync(path(articleFile), `${read(articleFile)}\n${links}\n`);
    const told = "ancre introuvable «#faq-combien-de-temp» dans «/» : vouliez-vous dire «faq-combien-de-temps» ?";
    expect(await report()).toEqual([expect.stringContaining(told)]);
  });

  test.each(["data/site.json", caseFile])("reports a byte-order mark in %s", async (file) => {
    writeFileSync(path(file), `\uFEFF${read(file)}`);
    writeFileSync(path(otherCase), read(otherCase).replace(/"sector": ".*"/, '"sector": "Notarat"'));
    expect(await report()).toEqual(
      expect.arrayContaining([
        expect.stringMatching(`^${file}:1:1 : une marque invisible \\(BOM\\) précède le texte`),
        expect.stringContaining("secteur inconnu «Notarat»"),
      ]),
    );
  });

  test("an unreadable file causes no mistake elsewhere", async () => {
    for (const name of ["faq-blog", "pages", "testimonials"]) writeFileSync(path(`data/${name}.json`), "[");
    writeFileSync(path(articleFile), `---\ntitle: "\n---\n`);
    const other = "content/articles/boites-et-etiquettes/index.mdx";
    const links = "[a](/blog#faq-rythme) [b](/telechargements/plan-de-rangement.csv)";
    writeFileSync(path(other), `${read(other)}\n${links}\n`);
    editJson(caseFile, (entry) => {
      entry.articles = ["garder-ou-jeter"];
    });
    expect(await report()).toEqual([
      expect.stringContaining(`${articleFile}:`),
      expect.stringContaining("data/faq-blog.json:"),
      expect.stringContaining("data/pages.json:"),
      expect.stringContaining("data/testimonials.json:"),
    ]);
  });

  test.each([
    [
      "a value outside the list",
      "data/showcase.json",
      "persona",
      "Comercant",
      "valeur inconnue «Comercant» : vouliez-vous dire «Commerçant» ?",
    ],
    [
      "a colour outside the palette",
      "data/services.json",
      "color",
      "forêt",
      "valeur inconnue «forêt» : vouliez-vous dire «foret» ?",
    ],
    [
      "a missing icon",
      "data/services.json",
      "icon",
      "workflw",
      "icône inconnue «workflw» : vouliez-vous dire «workflow» ?",
    ],
    ["an empty text", "data/services.json", "title", "  ", "attendu un texte, trouvé un texte vide"],
    [
      "a text of invisible characters",
      "data/services.json",
      "title",
      "\u200B \u00AD\u2060",
      "attendu un texte, trouvé des caractères que",
    ],
    [
      "a value that is not a colour",
      "data/tech-strip.json",
      "color",
      "rouge",
      "forme incorrecte, trouvé «rouge» (Couleur de la marque",
    ],
  ])("reports %s", async (_what, file, field, value, message) => {
    editJson(file, (list) => {
      list[0]![field] = value;
    });
    expect(await report()).toEqual([expect.stringContaining(`› [0].${field} : ${message}`)]);
  });

  test("reports a link that is not an address", async () => {
    editJson("data/site.json", (site) => {
      (site.links as Record<string, unknown>).booking = "calendly.com/moi";
    });
    expect(await report()).toEqual([
      expect.stringContaining(
        "› links.booking : attendu une adresse complète commençant par «https://», trouvé «calendly.com/moi»",
      ),
    ]);
  });

  test("reports a missing picture and two cases with the same title", async () => {
    rmSync(path("data/portfolio/minutes-etude-notariale.png"));
    const { title } = JSON.parse(read(caseFile)) as { title: string };
    editJson(otherCase, (entry) => {
      entry.title = title;
    });
    const lines = await report();
    expect(lines).toEqual([
      expect.stringContaining("› image : image introuvable : posez «minutes-etude-notariale.png» dans data/portfolio/"),
      expect.stringContaining(`› title : «${title}» sert déjà dans data/portfolio/minutes-etude-notariale.json`),
    ]);
  });

  test("reports a reference to a missing entry, to its own entry, or to an entry already referred to", async () => {
    editJson(caseFile, (entry) => {
      entry.testimonial = "etude-brionnne";
      entry.articles = ["garder-ou-jeter", "garder"];
      entry.cases = ["minutes-etude-notariale", "radios-veterinaire"];
    });
    editJson("data/portfolio/dossiers-cabinet-dentaire.json", (entry) => {
      entry.testimonial = "charpente-vatteville";
    });
    expect(await report()).toEqual([
      expect.stringContaining(
        "› testimonial : «etude-brionnne» ne désigne aucune entrée de data/testimonials.json : vouliez-vous dire «etude-brionne» ?",
      ),
      expect.stringContaining("› articles[1] : «garder» ne désigne aucune entrée de content/articles/*/index.mdx"),
      expect.stringContaining("› cases[0] : «minutes-etude-notariale» mène à cette entrée même"),
      expect.stringMatching(
        /^data\/portfolio\/plans.*› testimonial : «charpente-vatteville» sert déjà dans data\/portfolio\/dossiers/,
      ),
    ]);
  });

  test("reports a price range whose highest price is below its lowest", async () => {
    editJson(caseFile, (entry) => {
      entry.price = { from: 4000, to: 3000 };
    });
    expect(await report()).toEqual([
      expect.stringContaining("› price.to : le prix le plus haut est inférieur au plus bas"),
    ]);
  });

  test("reports a title that search results would cut, and which field to shorten", async () => {
    const wide = "Mammouth et mammouth, le comptoir commun : un mammouth commun au comptoir";
    editJson(caseFile, (entry) => {
      entry.title = wide;
      entry.shortTitle = undefined;
    });
    editJson("data/pages.json", (list) => {
      list[0]!.title = wide.slice(0, 65);
    });
    expect(await report()).toEqual([
      expect.stringMatching(
        /^data\/pages\.json:\d+:\d+ › \[0\]\.title : large de \d+ px, alors que les résultats de recherche coupent à 600 : raccourcissez-le$/,
      ),
      expect.stringMatching(/^data\/portfolio\/.* › title : large de .* : ajoutez un «shortTitle» plus court$/),
    ]);
    editJson("data/pages.json", (list) => {
      list[0]!.title = "Accueil";
    });
    editJson(caseFile, (entry) => {
      entry.shortTitle = "Mammouth";
    });
    expect(await report()).toEqual([]);
  });

  test("a text may link to the page of an existing case", async () => {
    const link = (slug: string) =>
      writeFileSync(path(articleFile), `${read(articleFile)}\n[Un cas](/realisations/${slug})\n`);
    link("radios-veterinaire");
    expect(await report()).toEqual([]);
    link("radios-veterinaires");
    expect(await report()).toEqual([expect.stringContaining("vouliez-vous dire «/realisations/radios-veterinaire» ?")]);
  });

  test("reports a mistyped file name", async () => {
    renameSync(path("data/services.json"), path("data/servces.json"));
    expect(await report()).toEqual([
      expect.stringMatching(/^data\/servces\.json : fichier inattendu : vouliez-vous dire «data\/services\.json» \?$/),
      expect.stringMatching(/^data\/services\.json : fichier manquant$/),
    ]);
  });

  test("reports a menu link to a missing page", async () => {
    editJson("data/navigation.json", (list) => {
      list[0]!.href = "/#acceuil";
      list[1]!.href = "/stack-techniques";
    });
    expect(await report()).toEqual([
      expect.stringMatching(/› \[0\]\.href : ancre introuvable «#acceuil» dans «\/» : vouliez-vous dire «accueil» \?$/),
      expect.stringMatching(/› \[1\]\.href : lien vers une page qui n’existe pas .* dire «\/stack-technique» \?$/),
    ]);
  });

  test("reports a wrong date, an unknown category and a missing field in front matter", async () => {
    writeFileSync(
      path(articleFile),
      read(articleFile)
        .replace(/^date: .*$/m, "date: 2024-02-30")
        .replace(/^category: .*$/m, 'category: "Stratégies"')
        .replace(/^excerpt: .*\n/m, ""),
    );
    const lines = await report();
    expect(lines).toEqual([
      expect.stringContaining(
        "› excerpt : attendu un texte, le champ manque (Résumé affiché sur la carte de l’article)",
      ),
      expect.stringContaining("› date : attendu une date existante au format AAAA-MM-JJ, trouvé «2024-02-30»"),
      expect.stringContaining("› category : valeur inconnue «Stratégies» : vouliez-vous dire «Stratégie» ?"),
    ]);
  });

  test("the report begins with the number of mistakes", () => {
    const mistake = { file: "data/site.json", field: "url", line: 3, column: 5, message: "attendu…" };
    expect(formatReport([mistake])).toBe(
      "1 erreur dans les données, les textes ou les réglages du site :\n  • data/site.json:3:5 › url : attendu…",
    );
  });

  test("checks unsaved changes without writing them to disk", async () => {
    const unsaved = (changes: [string, string | null][]) =>
      validateSources(withChanges(sourcesOn(root), new Map(changes)), (body) => renderMdx(body, root));
    const before = read(caseFile);
    const removed = before.replace(/"image": "[^"]+"/, '"image": "absente.png"');
    const [missing, ...others] = (await unsaved([[caseFile, removed]])).map(formatMistake);
    expect(missing).toMatch(/› image : image introuvable : posez «absente.png»/);
    expect(others).toEqual([]);
    expect(
      await unsaved([
        [caseFile, removed],
        ["data/portfolio/absente.png", ""],
      ]),
    ).toEqual([]);
    expect((await unsaved([["data/services.json", null]])).map(formatMistake)).toEqual([
      "data/services.json : fichier manquant",
    ]);
    expect((await unsaved([[articleFile, null]])).map(formatMistake).join()).toMatch(
      /lien vers une page qui n’existe pas/,
    );
    expect(read(caseFile)).toBe(before);
  });
});
