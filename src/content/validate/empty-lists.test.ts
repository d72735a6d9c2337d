/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { copyFixture } from "../../../tools/jest/fixture";
import { formatMistake } from "./mistake";
import { validateProject } from "./validate-project";

let root: string;
const path = (file: string) => join(root, file);
const report = async () => (await validateProject(root)).map(formatMistake);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "listes-"));
  copyFixture(root);
});

afterEach(() => rmSync(root, { recursive: true }));

test("lists may be empty: a text that links to their band or page is reported, a menu entry is not", async () => {
  for (const file of ["data/faq-home.json", "data/stack.json"]) writeFileSync(path(file), "[]");
  const text = path("content/articles/garder-ou-jeter/index.mdx");
  writeFileSync(text, `${readFileSync(text, "utf8")}\n[Questions](/#faq), [outils](/stack-technique)\n`);
  expect((await report()).filter((line) => !line.includes("faq-"))).toEqual([
    expect.stringMatching(/index\.mdx:\d+:\d+ : ancre introuvable «#faq» dans «\/»/),
    expect.stringMatching(/index\.mdx:\d+:\d+ : lien vers une page qui n’existe pas «\/stack-technique»/),
  ]);
});

test("no case and no article is valid, a missing legal page is reported", async () => {
  rmSync(path("content/pages/mentions-legales.mdx"));
  expect((await report()).filter((line) => !line.includes("lien vers"))).toEqual([
    "content/pages/mentions-legales.mdx : page manquante : la loi la demande, et chaque page y mène",
  ]);
});

test("a card without a page is valid, a service page without its card is reported", async () => {
  const cards = JSON.parse(readFileSync(path("data/services.json"), "utf8")) as { key?: string }[];
  writeFileSync(path("data/services.json"), JSON.stringify(cards.filter(({ key }) => key !== "plan")));
  expect(await report()).toEqual([
    expect.stringMatching(
      /^content\/services\/plan-de-rangement\/index\.mdx:3:10 › service : «plan» ne désigne aucune entrée de data\/services\.json/,
    ),
  ]);
  rmSync(path("content/services"), { recursive: true });
  expect(await report()).toEqual([]);
});

test("two pages of one card are reported: the card can lead to one only", async () => {
  const first = readFileSync(path("content/services/plan-de-rangement/index.mdx"), "utf8");
  const second = first.replace(/^title: .*$/m, 'title: "Un autre titre"').replace(/^downloads:\n(?: .*\n)+/m, "");
  mkdirSync(path("content/services/autre"));
  writeFileSync(path("content/services/autre/index.mdx"), second);
  expect(await report()).toEqual([
    expect.stringMatching(/› service : «plan» sert déjà dans content\/services\/autre\/index\.mdx/),
  ]);
});
