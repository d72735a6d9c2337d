/** @jest-environment node */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { collections } from "../../collections/collections";
import { launchGroups } from "../../collections/fields";
import { fixture } from "../../../tools/jest/fixture";
import { sourcesOn } from "../validate/sources";
import { isAllSample, listLaunchTasks, progressOf } from "./launch-list";

const root = mkdtempSync(join(tmpdir(), "exemples-"));
beforeEach(() => cpSync(fixture, root, { recursive: true }));
afterAll(() => rmSync(root, { recursive: true }));

type Fields = Record<string, unknown>;
const change = (file: string, edit: (fields: Fields) => Fields) => {
  const fields = JSON.parse(readFileSync(join(root, file), "utf8")) as Fields;
  writeFileSync(join(root, file), JSON.stringify(edit(fields)));
};
const list = (env: Record<string, string> = {}) => listLaunchTasks(sourcesOn(root), env);
const titlesIn = (group: string, env?: Record<string, string>) =>
  list(env)
    .filter((task) => task.group === group && !task.isDone)
    .map(({ title }) => title);

test("lists the samples, field by field in data/site.json, in the order of the groups", () => {
  expect(titlesIn("you")).toEqual(
    expect.arrayContaining(["Nom du site", "Prestataire", "Métier", "Présentation", "Territoire", "À propos"]),
  );
  expect(titlesIn("links")).toEqual(["Liens externes"]);
  expect(titlesIn("cases")).toEqual(expect.arrayContaining(["Youssef A.", "Secteurs"]));
  expect(titlesIn("cases")).not.toContain("Solène P.");
  const groups = list().map(({ group }) => launchGroups.indexOf(group));
  expect(groups).toEqual([...groups].sort((a, b) => a - b));
});

test("a field without its sample mark is done, those still marked are not", () => {
  const { total, done } = progressOf(list());
  change("data/site.json", ({ sample: _sample, ...fields }) => ({ ...fields, sampleFields: ["legal", "url"] }));
  expect(titlesIn("host")).toEqual(["Adresse du site"]);
  expect(titlesIn("links")).toEqual([]);
  const owned = 9;
  expect(progressOf(list())).toEqual({ total, done: done + owned, words: `${done + owned} sur ${total}` });
});

test("asks for the telephone numbers that the law requires until they are filled in", () => {
  change("data/site.json", (fields) => ({ ...fields, legal: { ...(fields.legal as Fields), phone: undefined } }));
  expect(titlesIn("legal")).toContain("Votre numéro de téléphone");
  expect(titlesIn("legal")).not.toContain("Le numéro de téléphone de l’hébergeur");
});

test("asks for a mail server, and does not count measurement, which is optional", () => {
  expect(titlesIn("mail")).toContain("Un service d’envoi");
  expect(titlesIn("mail", { SMTP_URL: "smtp://localhost:1" })).not.toContain("Un service d’envoi");
  const { total, done } = progressOf(list());
  expect(titlesIn("measurement")).toHaveLength(1);
  expect(progressOf(list({ GTM_ID: "GTM-TEST123" }))).toMatchObject({ total, done });
  expect(titlesIn("measurement", { GTM_ID: "GTM-TEST123" })).toEqual([]);
});

test("a site with one customised entry is no longer all sample", () => {
  expect(isAllSample(list())).toBe(false);
  const sample = list().map((task) => (task.kind === "sample" ? { ...task, isDone: false } : task));
  expect(isAllSample(sample)).toBe(true);
  expect(isAllSample(sample.map((task) => (task.title === "Métier" ? { ...task, isDone: true } : task)))).toBe(false);
});

test("a file that can't be read does not hide the tasks of the others", () => {
  writeFileSync(join(root, "data/testimonials.json"), "[{");
  expect(titlesIn("cases")).not.toContain("Youssef A.");
  expect(titlesIn("cases")).toContain("Secteurs");
});

test("the fields that `sampleFields` may name exist in their file", () => {
  const shapes = collections.map(({ schema }) => schema.shape as Record<string, { unwrap?: () => unknown }>);
  const owned = shapes.filter(({ sampleFields }) => sampleFields);
  expect(owned).toHaveLength(2);
  for (const shape of owned) {
    const { launch } = (shape.sampleFields?.unwrap?.() as { meta: () => { launch: Fields } }).meta();
    expect(Object.keys(shape)).toEqual(expect.arrayContaining(Object.keys(launch)));
  }
});
