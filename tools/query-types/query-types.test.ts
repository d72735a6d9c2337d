/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { areTypesFresh, writeTypes } from "./query-types";
import { usedTypes } from "./used-types";

const generated = (field: string) => `/* eslint-disable */
declare namespace Queries {

type Maybe<T> = T | null;
type Scalars = {
  /** A comment with { braces }. */
  String: string;
};
type Unused = Node & { readonly id: Scalars['String'] };
type Kind =
  | 'one'
  | 'two';
type BlogPageQuery = { readonly posts: ReadonlyArray<{ readonly ${field}: string, readonly kind: Kind }> };

type BlogPageQueryVariables = Exact<{ [key: string]: never; }>;
}
`;

const page = "export default function Page({ data }: PageProps<Queries.BlogPageQuery>) {}";

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), "types-"));
  mkdirSync(path.join(root, "src/pages"), { recursive: true });
  mkdirSync(path.join(root, ".cache"));
  writeFileSync(path.join(root, "src/pages/blog.tsx"), page);
});
afterEach(() => rmSync(root, { recursive: true }));

const build = (field: string) => writeFileSync(path.join(root, ".cache/gatsby-types.d.ts"), generated(field));

test("keeps the types that the code names and what they are made of, nothing else", () => {
  const types = usedTypes(generated("title"), [page]);
  expect([...types.matchAll(/^type (\w+)/gm)].map(([, name]) => name)).toEqual(["BlogPageQuery", "Kind"]);
  expect(types).toContain("readonly title: string");
});

test("a type that no query declares is named", () => {
  expect(() => usedTypes(generated("title"), ["Queries.BlogPagesQuery"])).toThrow("Queries.BlogPagesQuery");
});

test("a query edited since the types were committed is told, until they are written again", () => {
  build("title");
  writeTypes(root);
  expect(areTypesFresh(root)).toBe(true);
  build("heading");
  expect(areTypesFresh(root)).toBe(false);
  writeTypes(root);
  expect(readFileSync(path.join(root, "src/gatsby-types.d.ts"), "utf8")).toContain("readonly heading: string");
  expect(areTypesFresh(root)).toBe(true);
});

test("without a build, nothing passes for fresh", () => {
  expect(() => areTypesFresh(root)).toThrow("npm run build");
});
