/** @jest-environment node */
import { collections } from "../../collections/collections";
import { pagePaths } from "../../collections/page-texts";
import { checkPages } from "./check-pages";
import { formatMistake } from "./mistake";
import { readJson } from "./read-entries";

const collection = collections.find(({ type }) => type === "PageTexts")!;

function mistakesOf(pages: object[]) {
  const sources = { list: () => [], read: () => JSON.stringify(pages), exists: () => true, diskPath: () => undefined };
  return checkPages(readJson(sources, "data/pages.json", collection).entries).map(formatMistake);
}

test("a page without texts and one of another address are found", () => {
  const pages = Object.entries(pagePaths).map(([key, path]) => ({ key, path }));
  expect(mistakesOf(pages)).toEqual([]);
  expect(mistakesOf([...pages.slice(1), { key: "acueil", path: "/" }])).toEqual([]);
  const wrong = pages.filter(({ key }) => key !== "merci").map((page) => ({ ...page, path: page.path.slice(0, 4) }));
  expect(mistakesOf(wrong.slice(0, 2))).toEqual([
    expect.stringMatching(/^data\/pages\.json:1:\d+ › \[1\]\.path : attendu «\/blog», .* trouvé «\/blo»$/),
    ...["stack-technique", "merci", "introuvable"].map(
      (key) => `data/pages.json : la page «${key}» manque : remettez son entrée, ou son identifiant «key»`,
    ),
  ]);
});
