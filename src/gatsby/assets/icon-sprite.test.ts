/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { interfaceIcons } from "../../shared/interface-icons";
import { writeIconSprite } from "./icon-sprite";

const root = mkdtempSync(join(tmpdir(), "icones-"));
afterAll(() => rmSync(root, { recursive: true }));

const services = (text: string) => writeFileSync(join(root, "data/services.json"), text);
const drawMark = (svg: string) => writeFileSync(join(root, "static/icons/favicon.svg"), svg);

beforeEach(() => {
  mkdirSync(join(root, "data"), { recursive: true });
  mkdirSync(join(root, "static/icons"), { recursive: true });
  drawMark('<svg viewBox="0 0 64 64">\n  <circle r="8" />\n</svg>\n');
});

function sprite(): { svg: string; ids: (string | undefined)[] } {
  writeIconSprite(root);
  const svg = readFileSync(join(root, "public/icons.svg"), "utf8");
  return { svg, ids: [...svg.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id) };
}

test("writes the icons of the interface and of the data, each once, as symbols of one file", () => {
  services('[{ "icon": "workflow", "title": "star" }, { "icon": "menu" }]');
  const { svg, ids } = sprite();
  expect(ids).toEqual([...interfaceIcons, "workflow"].sort());
  expect(svg).toContain('<symbol id="mark" viewBox="0 0 64 64"><circle r="8" /></symbol>');
});

test("includes the icon of a field that the schema declares as one, and no other text", () => {
  services('[{ "icon": "workflow", "other": { "icon": "anchor" }, "description": "\\"icon\\": \\"bell\\"" }]');
  writeFileSync(join(root, "data/navigation.json"), '[{ "icon": "cat" }]');
  expect(sprite().ids).toEqual([...interfaceIcons, "workflow"].sort());
});

test("leaves out an unknown icon and an unreadable file, which validation reports", () => {
  services('[{ "icon": "workflaw" }, { "icon": "workflow" }]');
  writeFileSync(join(root, "data/method.json"), "[");
  expect(sprite().ids).toEqual([...interfaceIcons, "workflow"].sort());
});

test("throws for a logo without a viewBox", () => {
  drawMark('<svg width="64"><circle r="8" /></svg>');
  expect(sprite).toThrow("mark : ce dessin SVG n’a pas de « viewBox »");
});
