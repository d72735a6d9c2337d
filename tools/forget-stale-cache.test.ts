/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { forgetStaleCache } from "./forget-stale-cache";

let root: string;
const inRoot = (...parts: string[]) => path.join(root, ...parts);

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), "stale-"));
  for (const folder of [
    "src/build/pages",
    "src/model",
    "src/components/prose",
    "src/styles/tokens",
    "node_modules",
    ".cache",
  ]) {
    mkdirSync(inRoot(folder), { recursive: true });
  }
  writeFileSync(inRoot("src/build/pages/create-prose-pages.ts"), "one");
  jest.spyOn(console, "log").mockReturnValue();
  forgetStaleCache(root);
});

afterEach(() => rmSync(root, { recursive: true }));

it("keeps the cache of a build by the same code, though Gatsby emptied it on the way", () => {
  rmSync(inRoot(".cache"), { recursive: true, force: true });
  mkdirSync(inRoot(".cache/redux"), { recursive: true });
  forgetStaleCache(root);
  expect(existsSync(inRoot(".cache/redux"))).toBe(true);
});

it("forgets the cache when the code that builds has changed", () => {
  mkdirSync(inRoot(".cache"), { recursive: true });
  writeFileSync(inRoot("src/build/pages/create-prose-pages.ts"), "two");
  forgetStaleCache(root);
  expect(existsSync(inRoot(".cache"))).toBe(false);
});

it("forgets the cache when a colour has changed, for figures are drawn in the site's colours", () => {
  mkdirSync(inRoot(".cache"), { recursive: true });
  writeFileSync(inRoot("src/styles/tokens/_palette.scss"), "$ink: #000;");
  forgetStaleCache(root);
  expect(existsSync(inRoot(".cache"))).toBe(false);
});
