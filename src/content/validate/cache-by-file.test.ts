/** @jest-environment node */
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { cacheByFile } from "./cache-by-file";

test("a file is read again only after a change, even one of the same size", () => {
  const root = mkdtempSync(join(tmpdir(), "cache-"));
  const file = join(root, "a.txt");
  const read = jest.fn((path: string) => path);
  const cached = cacheByFile(read);
  const write = (text: string, seconds: number) => {
    writeFileSync(file, text);
    utimesSync(file, seconds, seconds);
  };
  write("un", 1);
  for (let time = 0; time < 2; time += 1) expect(cached(file)).toBe(file);
  expect(read).toHaveBeenCalledTimes(1);
  write("le", 2);
  cached(file);
  expect(read).toHaveBeenCalledTimes(2);
  write("deux", 2);
  cached(file);
  expect(read).toHaveBeenCalledTimes(3);
  rmSync(root, { recursive: true });
});
