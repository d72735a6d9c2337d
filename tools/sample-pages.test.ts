/** @jest-environment node */
import { sourcesOn, withChanges } from "../src/content/validate/sources";
import { fixture } from "./jest/fixture";
import { samplePages } from "./sample-pages";

const sources = sourcesOn(fixture);
const file = "content/articles/boites-et-etiquettes/index.mdx";

test("a page is a sample's while it shows one, alone or in a list", () => {
  const pages = samplePages(sources);
  expect([...pages]).toEqual(expect.arrayContaining(["/", "/blog", "/blog/boites-et-etiquettes"]));
  expect(pages.has("/blog/garder-ou-jeter")).toBe(false);

  const owned = sources.read(file).replace("sample: true\n", "");
  expect(samplePages(withChanges(sources, new Map([[file, owned]]))).has("/blog/boites-et-etiquettes")).toBe(false);
});
