/** @jest-environment node */
import fs, { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { copyFixture } from "../../../tools/jest/fixture";
import { formatMistake } from "./mistake";
import { validateProject } from "./validate-project";

const root = mkdtempSync(join(tmpdir(), "raccourcis-"));
const path = (file: string) => join(root, file);

beforeAll(() => copyFixture(root));
afterAll(() => rmSync(root, { recursive: true }));

/** Replaces a file with a symbolic link to a missing one. */
function shorten(file: string): void {
  rmSync(path(file), { force: true });
  symlinkSync(path("ailleurs"), path(file));
}

test("each symbolic link to a missing file is reported once, with every other mistake", async () => {
  const text = "content/services/plan-de-rangement/index.mdx";
  writeFileSync(path(text), `${readFileSync(path(text), "utf8")}\n<Figure src="./plan.svg" alt="Un plan" />\n`);
  const tiles = readFileSync(path("data/tech-strip.json"), "utf8");
  writeFileSync(path("data/tech-strip.json"), tiles.replace(/"logoUrl": "[^"]+"/, '"logoUrl": "/logos/absent.svg"'));
  const files = [
    "content/articles/garder-ou-jeter/index.mdx",
    "content/services/plan-de-rangement/plan.svg",
    "content/services/plan-de-rangement/telechargements/regle-de-nommage.docx",
    "data/faq-home.json",
    "data/portfolio/minutes-etude-notariale.png",
    "data/portfolio/plans-atelier-charpente.json",
    "static/logos/absent.svg",
  ];
  files.forEach(shorten);
  const told = (await validateProject(root)).map(formatMistake);
  expect(told).toHaveLength(files.length);
  for (const line of told) expect(line).toContain("raccourci qui ne mène à aucun fichier : posez à sa place");
});

test("a symbolic link to a folder is reported: its texts would be left out", async () => {
  const elsewhere = mkdtempSync(join(tmpdir(), "ailleurs-"));
  symlinkSync(elsewhere, path("content/articles/ailleurs"));
  expect((await validateProject(root)).map(formatMistake)).toContain(
    "content/articles/ailleurs : raccourci qui ne mène à aucun fichier : posez à sa place ce qu’il désigne",
  );
  rmSync(elsewhere, { recursive: true });
});

test.each([
  ["a file", "readFileSync", "data/method.json"],
  ["a folder", "readdirSync", "content/articles/garder-ou-jeter"],
] as const)("%s that the system keeps from this account is told in French, by its place", async (_kind, call, kept) => {
  const read = fs[call] as (file: fs.PathLike, ...options: unknown[]) => unknown;
  jest.spyOn(fs, call).mockImplementation(((file: string, ...options: unknown[]) => {
    // The error of a disk, which root never gets.
    if (file === path(kept)) throw Object.assign(new Error("EACCES"), { code: "EACCES", path: file });
    return read(file, ...options);
  }) as never);
  expect((await validateProject(root)).map(formatMistake)).toEqual([
    expect.stringMatching(`^${kept} : lecture refusée par le système`),
  ]);
});
