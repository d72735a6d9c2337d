import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fixture } from "../../tools/jest/fixture";
import { home } from "./home";

const { hero } = JSON.parse(readFileSync(join(fixture, "data/home.json"), "utf8")) as { hero: object };

const messages = (title: string, highlight?: string) =>
  home.schema.shape.hero.safeParse({ ...hero, title, highlight }).error?.issues.map(({ message }) => message);

test("a word to underline that is not in the title is told, with both", () => {
  expect(messages("Des outils sans code", "Outils")).toEqual([
    expect.stringMatching(/^«.Outils.» n’est pas dans le grand titre, «.Des outils sans code.»/),
  ]);
  expect(messages("Des outils sans code", "outils")).toBeUndefined();
  expect(messages("Des outils sans code")).toBeUndefined();
});

test("apostrophes and spaces may be typed otherwise: the build sets them", () => {
  expect(messages("L’outil à 50\u00a0%", "L'outil à 50 %")).toBeUndefined();
});
