/** @jest-environment node */
import fs from "node:fs";

const told = { file: "content/articles/a/index.mdx", field: "", message: "raccourci qui ne mène à aucun fichier" };

jest.mock("../src/content/validate/validate-project", () => ({ validateProject: () => Promise.resolve([told]) }));

test("a mistake is told alone: the texts, one of which may not open, are not read again for advice", async () => {
  const shown = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const read = jest.spyOn(fs, "readFileSync");
  await import("./check-content");
  await new Promise(setImmediate);
  expect(shown).toHaveBeenCalledWith(expect.stringContaining(told.message));
  expect(read.mock.calls.filter(([file]) => String(file).endsWith(".mdx"))).toEqual([]);
  expect(process.exitCode).toBe(1);
  process.exitCode = undefined;
});
