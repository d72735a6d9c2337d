/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { finishPages } from "./finish-pages";

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), "pages-"));
  mkdirSync(path.join(root, "public"));
});
afterEach(() => rmSync(root, { recursive: true }));

const finish = (html: string) => {
  const page = path.join(root, "public/index.html");
  writeFileSync(page, html);
  finishPages(root);
  return readFileSync(page, "utf8");
};

test("the zero bytes that React writes at the end of a chunk go, and the text around them stays", () => {
  expect(finish('<p title="d\0’un">Qualit\0\0é</p>')).toBe('<p title="d’un">Qualité</p>');
});

test("a page with nothing to finish is left as it was", () => {
  expect(finish("<p>Bonjour</p>")).toBe("<p>Bonjour</p>");
});
