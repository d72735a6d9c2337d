/** @jest-environment node */
import { componentNames } from "../../src/content/prose/allowed-tags";
import { sourcesOn } from "../../src/content/validate/sources";
import { collections } from "../../src/collections/collections";
import { fixture } from "../../tools/jest/fixture";
import type { FormSchema } from "../protocol";
import { formSchema } from "./form-schema";
import { proseSnippets } from "./prose-snippets";

const sources = sourcesOn(fixture);

const inside = (schema: FormSchema): FormSchema[] => [
  schema,
  ...Object.values(schema.properties ?? {}).flatMap(inside),
  // An item that is an object is labelled by its list.
  ...(schema.items ? inside(schema.items).slice(schema.items.type === "object" ? 1 : 0) : []),
];

test.each(collections.map((collection) => [collection.type, collection] as const))(
  "each field of %s has a label and a single type",
  (_type, collection) => {
    for (const field of inside(formSchema(sources, collection)).slice(1)) {
      expect(field).toMatchObject({ title: expect.any(String) as string, type: expect.any(String) as string });
      expect(field).not.toHaveProperty("anyOf");
    }
  },
);

test("a case's sector and references have options", () => {
  const cases = collections.find(({ type }) => type === "PortfolioCase")!;
  const { sector, articles } = formSchema(sources, cases).properties!;
  expect(sector!.oneOf).toContainEqual({ const: "Notariat", title: "Notariat" });
  expect(articles!.items!.oneOf).toContainEqual(expect.objectContaining({ const: "classer-sans-perdre" }));
});

test("the insert menu has every component", () => {
  const inserted = proseSnippets.flatMap(({ text }) => [...text.matchAll(/<([A-Z]\w+)/g)].map(([, name]) => name));
  expect(inserted.sort()).toEqual([...componentNames].sort());
});
