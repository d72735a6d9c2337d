/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { usedIcons, writeIconSprite } from "./icon-sprite";

const root = mkdtempSync(join(tmpdir(), "icones-"));
afterAll(() => rmSync(root, { recursive: true }));

beforeAll(() => {
  mkdirSync(join(root, "src/layout"), { recursive: true });
  mkdirSync(join(root, "data"));
  mkdirSync(join(root, "static/icons"), { recursive: true });
  writeFileSync(join(root, "static/icons/favicon.svg"), '<svg viewBox="0 0 64 64">\n  <circle r="8" />\n</svg>\n');
  writeFileSync(join(root, "src/layout/Menu.tsx"), '<Icon name={open ? "x" : "menu"} size={18} />; <p name="house" />');
  writeFileSync(join(root, "data/services.json"), '[{ "icon": "workflow", "title": "star" }]');
});

test("finds the icons of the code, chosen ones included, and of the data, and nothing else", () => {
  expect(usedIcons(root)).toEqual(["menu", "workflow", "x"]);
});

test("writes each of them as a symbol of one file, with the site's mark", () => {
  writeIconSprite(root);
  const sprite = readFileSync(join(root, "public/icons.svg"), "utf8");
  const ids = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids).toEqual(["mark", "menu", "workflow", "x"]);
  expect(sprite).toContain('<symbol id="mark" viewBox="0 0 64 64"><circle r="8" /></symbol>');
});

test("refuses a mark whose frame is not known", () => {
  writeFileSync(join(root, "static/icons/favicon.svg"), '<svg width="64"><circle r="8" /></svg>');
  expect(() => writeIconSprite(root)).toThrow("mark : ce dessin SVG n’a pas de « viewBox »");
});
