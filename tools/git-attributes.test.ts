/** @jest-environment node */
import { execFileSync } from "node:child_process";
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";

test.each([
  ["texts", "a\nb\n"],
  ["the CSV files to take away", "a;b\r\nc;d\r\n"],
])("%s keep their line ends in a clone of Git for Windows", (_files, text) => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "clone-"));
  const file = path.join(folder, "a.csv");
  const git = (...args: string[]) =>
    execFileSync("git", ["-c", "core.autocrlf=true", ...args], { cwd: folder, stdio: "pipe" }).toString();
  copyFileSync(path.resolve(__dirname, "../.gitattributes"), path.join(folder, ".gitattributes"));
  writeFileSync(file, text);
  git("init", "--quiet");
  git("add", ".");
  expect(git("show", ":a.csv")).toBe(text);
  rmSync(file);
  git("checkout", "--", ".");
  expect(readFileSync(file, "utf8")).toBe(text);
  rmSync(folder, { recursive: true });
});
