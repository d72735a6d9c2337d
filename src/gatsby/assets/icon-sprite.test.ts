/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { interfaceIcons } from "../../shared/interface-icons";
import { writeIconSprite } from "./icon-sprite";

const root = mkdtempSync(join(tmpdir(), "icones-"));
afterAll(() => rmSync(root, { recursive: true }));

beforeAll(() => {
  mkdirSync(join(root, "data"));
  mkdirSync(join(root, "static/icons"), { recursive: true });
  writeFileSync(join(root, "static/icons/favicon.svg"), '<svg viewBox="0 0 64 64">\n  <circle r="8" />\n</svg>\n');
  writeFileSync(join(root, "data/services.json"), '[{ "icon": "workflow", "title": "star" }, { "icon": "menu" }]');
});

test("writes the icons of the interface and of the data, each once, as symbols of one file", () => {
  writeIconSprite(root);
  const sprite = readFileSync(join(root, "public/icons.svg"), "utf8");
  const ids = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids).toEqual([...interfaceIcons, "workflow"].sort());
  expect(sprite).toContain('<symbol id="mark" viewBox="0 0 64 64"><circle r="8" /></symbol>');
});

test("refuses a mark whose frame is not known", () => {
  writeFileSync(join(root, "static/icons/favicon.svg"), '<svg width="64"><circle r="8" /></svg>');
  expect(() => writeIconSprite(root)).toThrow("mark : ce dessin SVG n’a pas de « viewBox »");
});
