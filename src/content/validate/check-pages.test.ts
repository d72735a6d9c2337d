/** @jest-environment node */
import { collections } from "../../collections/collections";
import { pageKeys } from "../../collections/pages";
import { checkPages } from "./check-pages";
import { formatMistake } from "./mistake";
import { readJson } from "./read-entries";

const collection = collections.find(({ type }) => type === "PageTexts")!;

function mistakesOf(pages: object[]) {
  const sources = {
    list: () => [],
    read: () => JSON.stringify(pages),
    exists: () => true,
    find: () => undefined,
    diskPath: () => undefined,
  };
  return checkPages(readJson(sources, "data/pages.json", collection).entries).map(formatMistake);
}

const parts = { invitation: {}, questions: {} };

test("a page without an entry is reported", () => {
  const pages = pageKeys.map((key) => ({ key, ...parts }));
  expect(mistakesOf(pages)).toEqual([]);
  expect(mistakesOf([...pages.slice(1), { key: "acueil", ...parts }])).toEqual([]);
  const lacking = (keys: readonly string[]) =>
    keys.map((key) => `data/pages.json : la page «${key}» manque : remettez son entrée, ou son identifiant «key»`);
  expect(mistakesOf(pages.slice(0, 2))).toEqual(lacking(["stack-technique", "merci", "introuvable"]));
  expect(mistakesOf([])).toEqual(lacking(pageKeys));
});

test("an entry without a part that its page shows is reported, other pages do not need that part", () => {
  const mistakes = mistakesOf(pageKeys.map((key) => ({ key })));
  expect(mistakes.map((mistake) => mistake.replace(/^\S+ › | : remettez.*$/g, ""))).toEqual([
    "[1].invitation : la page «blog» a besoin de «invitation»",
    "[1].questions : la page «blog» a besoin de «questions»",
    "[2].invitation : la page «stack-technique» a besoin de «invitation»",
  ]);
});
