/** @jest-environment node */
import { readFileSync } from "node:fs";
import { bodyLimit } from "../netlify/lib/reception/read-fields";
import { catalogue } from "../src/browser/analytics/event-catalogue";
import { CONSENT_MONTHS, COOKIE_MONTHS } from "../src/shared/consent-terms";
import { storedItems } from "../src/components/prose/StoredItems";
import { maxDescriptionLength, maxTitleWidth } from "../src/content/head/fit-text";
import { homeAnchors } from "../src/shared/paths";
import { collections } from "../src/collections/collections";
import { contactLimits } from "../src/shared/contact-message";
import { pageSize } from "../src/sections/Portfolio/portfolio-view";
import { shorten } from "../src/sections/Portfolio/Portfolio";

const contract = readFileSync("docs/contrat.md", "utf8");

/** The body of a section of the contract. */
function part(title: string): string {
  const [, text] = new RegExp(`^## ${title} ✓$([\\s\\S]*?)(?=^## |(?![\\s\\S]))`, "m").exec(contract) ?? [];
  if (text === undefined) throw new Error(`docs/contrat.md has no part «${title} ✓»`);
  return text;
}

/** Cells of a table's rows, without the header and backticks. */
const rows = (text: string): string[][] =>
  text
    .split("\n")
    .filter((line) => line.startsWith("|"))
    .map((line) => line.split(/(?<!\\)\|/).slice(1, -1))
    .map((cells) => cells.map((cell) => cell.trim().replaceAll("`", "").replaceAll("\\|", "|")))
    .filter(([first = ""]) => !/^-+$/.test(first));

const column = (text: string, index: number) => rows(text).map((cells) => cells[index] ?? "");

test("each documented command exists", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
  const named = column(part("Commandes et réglages"), 0).filter((cell) => cell.startsWith("npm"));
  expect(named).toHaveLength(5);
  for (const command of named) expect(scripts).toHaveProperty([command.replace(/^npm (run )?| --.*$/g, "")]);
});

test("the variables are those of .env.example", () => {
  const explained = [...readFileSync(".env.example", "utf8").matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name);
  const named = column(part("Commandes et réglages"), 0).filter((cell) => /^[A-Z_]+$/.test(cell));
  expect(named.sort()).toEqual(explained.sort());
});

test("the anchors of the home page are those of the link checker, in order", () => {
  const [sentence = ""] = part("Dans la page").trim().split("\n");
  const named = [...sentence.matchAll(/`#([a-z]+)`/g)].map(([, anchor]) => anchor);
  // The last one belongs to the blog.
  expect(named.slice(0, -1)).toEqual(homeAnchors);
});

test("the stored keys are those of the privacy page", () => {
  const own = storedItems.filter(({ place }) => place !== "Cookie");
  expect(
    rows(part("Stockage du navigateur"))
      .slice(1)
      .map(([name, place]) => `${name} ${place}`)
      .sort(),
  ).toEqual(own.map(({ name, place }) => `${name} ${place === "Stockage local" ? "local" : "session"}`).sort());
});

test("the events and their keys are those of the catalogue", () => {
  const documented = rows(part("Événements")).slice(1);
  expect(Object.fromEntries(documented.map(([name = "", keys = ""]) => [name, keys.split(", ").sort()]))).toEqual(
    Object.fromEntries(Object.entries(catalogue).map(([name, { keys }]) => [name, Object.keys(keys).sort()])),
  );
});

test("the data files and their shapes are those of the collections", () => {
  const shapes = { list: "liste", single: "unique", mdx: "texte" };
  expect(rows(part("Données")).slice(1)).toEqual(
    expect.arrayContaining(collections.map(({ files, shape }) => [files, shapes[shape]])),
  );
  expect(rows(part("Données")).slice(1)).toHaveLength(collections.length);
});

test("the constants are those of the code", () => {
  const long = "a".repeat(1000);
  expect(rows(part("Constantes")).slice(1)).toEqual([
    ["Réalisations par page, compact", String(pageSize.compact)],
    ["Réalisations par page, détaillé", String(pageSize.grid)],
    ["Caractères d’un titre compact", String(shorten(long).length - 1)],
    ["Mois de validité du consentement", String(CONSENT_MONTHS)],
    ["Mois de vie d’un cookie de mesure", String(COOKIE_MONTHS)],
    ["Caractères du nom", String(contactLimits.name)],
    ["Caractères de l’adresse", String(contactLimits.email)],
    ["Caractères du message", String(contactLimits.message)],
    ["Octets d’une demande", String(bodyLimit)],
    ["Pixels d’un titre de page", String(maxTitleWidth)],
    ["Caractères d’une description", String(maxDescriptionLength)],
  ]);
});
