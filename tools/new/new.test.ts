/** @jest-environment node */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import sharp from "sharp";
import { readMdx } from "../../src/content/validate/read-entries";
import { sourcesOn } from "../../src/content/validate/sources";
import { collections } from "../../src/collections/collections";
import { draftArticle } from "./draft-article";
import { draftCase } from "./draft-case";
import { drawPlaceholder } from "./placeholder-picture";
import { slugOf } from "../../src/content/project/slug";
import { Refusal, writeNew } from "./write-new";

const articles = collections.find(({ type }) => type === "Article")!;

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), "new-"));
  mkdirSync(path.join(root, "data/portfolio"), { recursive: true });
  cpSync("data/site.json", path.join(root, "data/site.json"));
});
afterEach(() => rmSync(root, { recursive: true }));

test.each([
  ["L’outil qu’il vous faut", "l-outil-qu-il-vous-faut"],
  ["Où va le SaaS ? 3 pistes…", "ou-va-le-saas-3-pistes"],
  ["Cœur de métier & no-code", "coeur-de-metier-no-code"],
])("«%s» has the slug %s", (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});

describe("a new article", () => {
  test("passes the build's checks, with a date and a category", async () => {
    const title = 'Automatiser ses "devis" : par où commencer ?';
    await writeNew(root, draftArticle(root, title, "2025-03-01"));
    const folder = "content/articles/automatiser-ses-devis-par-ou-commencer";
    const [entry] = readMdx(sourcesOn(root), `${folder}/index.mdx`, articles).entries;
    expect(articles.schema.safeParse(entry?.value).success).toBe(true);
    expect(entry?.value).toMatchObject({ title, date: "2025-03-01", category: "Automatisation", listed: true });
    expect(await sharp(path.join(root, folder, "cover.png")).metadata()).toMatchObject({ width: 1600, height: 900 });
  });

  test("never overwrites an existing one", async () => {
    await writeNew(root, draftArticle(root, "Un titre"));
    const again = writeNew(root, draftArticle(root, "Un titre !"));
    await expect(again).rejects.toThrow("content/articles/un-titre/index.mdx existe déjà");
  });

  test("leaves nothing behind when the build would reject it", async () => {
    const draft = draftArticle(root, "Trop long ".repeat(20));
    await expect(writeNew(root, draft)).rejects.toThrow("110");
    expect(existsSync(path.join(root, draft.folder!))).toBe(false);
  });

  test("rejects a title too long for a file name", () => {
    expect(() => draftArticle(root, "a".repeat(300))).toThrow(/trop long : son adresse ferait 300 caractères/);
    expect(() => draftCase(root, "a".repeat(300))).toThrow(Refusal);
  });

  test("rejects a title without letters or digits", () => {
    expect(() => draftArticle(root, "???")).toThrow(Refusal);
  });
});

describe("a new case", () => {
  test("passes the build's checks, with an image and the sector in its title", async () => {
    await writeNew(root, draftCase(root, "Le planning du restaurant en formation"));
    const file = path.join(root, "data/portfolio/le-planning-du-restaurant-en-formation");
    expect(JSON.parse(readFileSync(`${file}.json`, "utf8"))).toMatchObject({ sector: "Formation", sample: true });
    expect(await sharp(`${file}.png`).metadata()).toMatchObject({ width: 1200, height: 750 });
  });

  test("never overwrites an existing one", async () => {
    await writeNew(root, draftCase(root, "Un cas"));
    await expect(writeNew(root, draftCase(root, "Un cas"))).rejects.toThrow(/existe déjà/);
  });
});

test("two names give two images", async () => {
  const size = { width: 160, height: 90 };
  expect(await drawPlaceholder("un", size)).not.toEqual(await drawPlaceholder("deux", size));
});
