/** @jest-environment node */
import type { Facts } from "./site-facts";
import { describedPages } from "./described-pages";

const head = { title: "Titre", description: "Description." };
const none = {
  site: { siteUrl: "https://exemple.fr", services: [] },
  pages: [],
  legalPages: [],
  articles: [],
  cases: [],
  homeQuestions: [],
  blogQuestions: [],
  furtherCasesPage: null,
} as unknown as Facts;

const paths = (facts: Facts) => describedPages(facts).map(({ facts: { path } }) => path);

test("the page of further cases is described as soon as there is one", () => {
  expect(paths(none)).toEqual([]);
  const furtherCasesPage = { path: "/autres-realisations", title: "Autres réalisations", head };
  expect(paths({ ...none, furtherCasesPage })).toEqual(["/autres-realisations"]);
});
