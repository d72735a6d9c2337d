/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { listSamples } from "./list-samples";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "exemples-"));
});
afterEach(() => rmSync(root, { recursive: true }));

test("names what is marked as an example, and nothing else", () => {
  mkdirSync(join(root, "data/portfolio"), { recursive: true });
  mkdirSync(join(root, "content/pages"), { recursive: true });
  writeFileSync(join(root, "data/testimonials.json"), '[{ "name": "A." }, { "name": "B.", "sample": true }]');
  writeFileSync(join(root, "data/faq-home.json"), '[{ "question": "Combien ?", "sample": true }]');
  writeFileSync(join(root, "data/portfolio/suivi.json"), '{ "title": "Suivi", "sample": true }');
  writeFileSync(join(root, "content/pages/mentions.mdx"), "---\ntitle: Mentions\nsample: true\n---\n");
  expect(listSamples(root)).toEqual([
    { location: "data/portfolio/suivi.json", title: "Suivi" },
    { location: "data/testimonials.json [1]", title: "B." },
    { location: "data/faq-home.json [0]", title: "Combien ?" },
    { location: "content/pages/mentions.mdx", title: "Mentions" },
  ]);
});
