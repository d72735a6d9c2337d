/** @jest-environment node */
import { readFileSync } from "node:fs";
import { compile } from "sass";
import sharp from "sharp";
import { ContactRefusal } from "../../netlify/lib/guards/contact-refusal";
import { refusalPage } from "../../netlify/lib/reception/refusal-page";
import { webManifest } from "../gatsby/publish/web-manifest";
import { accents, dark, light } from "../shared/colours";

const [lightTokens = "", darkTokens = ""] = compile("src/styles/tokens/_semantic.scss").css.split(
  "@media (prefers-color-scheme: dark)",
);
const accentClasses = compile("src/components/accent/accent.module.scss").css;

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const tokenOf = (name: string, sheet: string) =>
  new RegExp(String.raw`--color-${kebab(name)}: ([^;]+);`).exec(sheet)?.[1];

test.each(Object.entries(light))("%s is the light token of that name", (name, colour) => {
  expect(colour).toBe(tokenOf(name, lightTokens));
});

test.each(Object.entries(dark))("%s is the dark token of that name, or the light one that stays", (name, colour) => {
  expect(colour).toBe(tokenOf(name, darkTokens) ?? tokenOf(name, lightTokens));
});

test.each(Object.entries(accents))("%s is the accent of that name", (name, colour) => {
  expect(accentClasses).toContain(`.${name} {\n    --accent: ${colour};`);
});

test("the manifest: paper behind, action around", () => {
  const facts = { name: "Nom", description: "Texte" } as Parameters<typeof webManifest>[0];
  expect(JSON.parse(webManifest(facts))).toMatchObject({ background_color: light.paper, theme_color: light.action });
});

test("the refusal page: both schemes, under the names its rules use", () => {
  const page = refusalPage(new ContactRefusal(400, "Non."), undefined);
  const named = [...page.matchAll(/--(\w+):([^;}]+)/g)].map(([, name, value]) => `${name} ${value}`);
  const pairs = [...Object.entries(light), ...Object.entries(dark)].map(([name, value]) => `${name} ${value}`);
  expect(named).toEqual(pairs);
  for (const [, used = ""] of page.matchAll(/var\(--(\w+)\)/g)) expect(Object.keys(light)).toContain(used);
});

test("the logo: action behind, two white stations, one in mint, one in saffron", () => {
  const colours = readFileSync("static/icons/favicon.svg", "utf8").match(/#[\da-f]{3,6}\b/gi);
  const white = "#ffffff";
  expect(colours?.map((colour) => colour.toLowerCase())).toEqual([
    light.action,
    white,
    white,
    dark.action,
    light.spark,
    light.action,
  ]);
});

test("the home screen icon fills its square with action", async () => {
  const pixels = await sharp("static/icons/apple-touch-icon.png").removeAlpha().raw().toBuffer();
  expect(`#${pixels.subarray(0, 3).toString("hex")}`).toBe(light.action);
});
