/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { removeSpareNotFound, restoreSpareNotFound } from "./spare-not-found";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "site-"));
});
afterEach(() => rmSync(root, { recursive: true }));

test("the spare page is absent from the finished site and there for the next build", () => {
  mkdirSync(join(root, "public/404"), { recursive: true });
  for (const file of ["404.html", "404/index.html"]) writeFileSync(join(root, "public", file), "introuvable");
  removeSpareNotFound(root);
  expect(existsSync(join(root, "public/404"))).toBe(false);
  restoreSpareNotFound(root);
  expect(readFileSync(join(root, "public/404/index.html"), "utf8")).toBe("introuvable");
});

test("a first build has nothing to put back", () => {
  restoreSpareNotFound(root);
  expect(existsSync(join(root, "public"))).toBe(false);
});
