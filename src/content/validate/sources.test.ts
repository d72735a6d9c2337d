/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { copyFixture } from "../../../tools/jest/fixture";
import { formatMistake } from "./mistake";
import { validateProject } from "./validate-project";

const root = mkdtempSync(join(tmpdir(), "raccourcis-"));
const path = (file: string) => join(root, file);

beforeAll(() => copyFixture(root));
afterAll(() => rmSync(root, { recursive: true }));

/** Leaves in place of a file a shortcut to another, which is not there. */
function shorten(file: string): void {
  rmSync(path(file), { force: true });
  symlinkSync(path("ailleurs"), path(file));
}

test("each shortcut whose own file is gone is told once, with every other mistake", async () => {
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
  for (const line of told) expect(line).toContain("raccourci dont le fichier manque : posez le fichier lui-même");
});
