/** @jest-environment node */
import type { CreatePageArgs } from "gatsby";
import { deleteAbsentPages } from "./delete-absent-pages";
import { entryPages } from "./entry-pages";

const runIn = (mode: string) => jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: mode });

const found = { Article: { nodes: [{ id: "1", path: "/blog/un" }] }, PortfolioCase: { nodes: [] } };
const neighbours = new Map([["1", { next: null }]]);
const pages = () => entryPages(found, neighbours).map(({ path, context }) => [path, context]);

test("each entry has a page, with its neighbours in the context", () => {
  runIn("production");
  expect(pages()).toEqual([["/blog/un", { id: "1", next: null }]]);
  expect(entryPages(found, neighbours)[0]?.component).toMatch(/src\/templates\/article\.tsx$/);
});

test("in develop, a template without entries has a page, so that it is bundled", () => {
  runIn("development");
  const templates = entryPages(found, neighbours).map(({ component }) => component.replace(/^.*\//, ""));
  expect(templates.sort()).toEqual(["article.tsx", "case.tsx", "legal-page.tsx", "service.tsx"]);
  expect(pages()).toContainEqual(["/modeles/case", { id: "" }]);
});

test.each([
  ["production", ["/blog"]],
  ["development", []],
])("in %s, the page of an empty list is deleted: %j", (mode, gone) => {
  runIn(mode);
  const deletePage = jest.fn();
  const drop = (path: string, entries: object[]) =>
    deleteAbsentPages({
      page: { path },
      actions: { deletePage },
      getNodesByType: () => entries,
    } as unknown as CreatePageArgs);
  drop("/blog", []);
  drop("/blog", [{}]);
  drop("/merci", []);
  expect(deletePage.mock.calls).toEqual(gone.map((path) => [{ path }]));
});
