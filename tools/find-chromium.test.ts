/** @jest-environment node */
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { ensureChromium, findChromium, findHeadlessChromium } from "./find-chromium";

// Six seconds to load, for a path that is not looked at here.
jest.mock("@playwright/test", () => ({}));

const { CHROME_PATH } = process.env;

afterEach(() => {
  if (CHROME_PATH === undefined) delete process.env.CHROME_PATH;
  else process.env.CHROME_PATH = CHROME_PATH;
});

it("prefers CHROME_PATH", () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "chromium-"));
  const own = path.join(folder, "my-chromium");
  writeFileSync(own, "");
  chmodSync(own, 0o755);
  process.env.CHROME_PATH = own;
  expect(findChromium()).toBe(own);
  expect(findHeadlessChromium()).toBe(own);
  rmSync(folder, { recursive: true });
});

it("reports a CHROME_PATH that does not exist, without falling back", async () => {
  const consoleError = jest.spyOn(console, "error").mockImplementation();
  process.env.CHROME_PATH = "/nowhere/chromium";
  expect(await ensureChromium()).toBeUndefined();
  expect(consoleError).toHaveBeenCalledWith("CHROME_PATH désigne un fichier absent : /nowhere/chromium");
});
