/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fixture } from "../../../tools/jest/fixture";
import { listMissingLegalFacts } from "./list-missing-legal-facts";

const root = mkdtempSync(join(tmpdir(), "identite-"));
afterAll(() => rmSync(root, { recursive: true }));

const write = (facts: object) => {
  const site = JSON.parse(readFileSync(join(fixture, "data/site.json"), "utf8")) as { legal: object };
  mkdirSync(join(root, "data"), { recursive: true });
  writeFileSync(join(root, "data/site.json"), JSON.stringify({ ...site, legal: { ...site.legal, ...facts } }));
};

test("names each number that the law asks for, until it is there", () => {
  write({ phone: undefined, hostPhone: undefined });
  expect(listMissingLegalFacts(root)).toEqual([
    "data/site.json › legal.phone : votre numéro de téléphone",
    "data/site.json › legal.hostPhone : le numéro de téléphone de l’hébergeur",
  ]);
  write({ phone: "07 00 00 00 00", hostPhone: "+1 555 0100" });
  expect(listMissingLegalFacts(root)).toEqual([]);
});
