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
  writeFileSync(join(root, "src/layout/Menu.tsx"), '<Icon name={open ? "x" : "menu"} size={18} />; <p name="house" />');
  writeFileSync(join(root, "data/services.json"), '[{ "icon": "workflow", "title": "star" }]');
});

test("finds the icons of the code, chosen ones included, and of the data, and nothing else", () => {
  expect(usedIcons(root)).toEqual(["menu", "workflow", "x"]);
});

test("writes each of them as a symbol of one file", () => {
  writeIconSprite(root);
  const sprite = readFileSync(join(root, "public/icons.svg"), "utf8");
  expect(sprite.match(/<symbol id="[^"]+"/g)).toEqual(['<symbol id="menu"', '<symbol id="workflow"', '<symbol id="x"']);
});
