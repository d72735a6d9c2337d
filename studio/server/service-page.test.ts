/** @jest-environment node */
import { existsSync } from "node:fs";
import path from "node:path";
import type { Declined, ProjectView, Saved } from "../protocol";
import { call, everything, open, post, read, rootOf, startStudio, stopStudio } from "../testing/studio-project";

beforeEach(startStudio);
afterEach(stopStudio);

const file = "content/services/plan-de-rangement/index.mdx";
const type = "ServicePage";

const isThere = (name: string) => existsSync(path.join(rootOf(), name));

test("its form offers the cards it may come from", async () => {
  const { collections } = (await call("api/project")).json as ProjectView;
  const { properties } = collections.find((collection) => collection.type === type)!.schema;
  expect(properties?.service?.oneOf).toEqual([
    { const: "plan", title: "Plan de rangement" },
    { const: "tri", title: "Tri & destruction" },
  ]);
});

test("a second one is written in its own folder, for a card that has none", async () => {
  const { value, body } = await open(type, file);
  const blank = { type, file: null, index: null, id: null, version: null, base: {}, body, baseBody: "", staged: {} };
  const second = { ...value, title: "Trier, puis détruire", shortTitle: undefined, downloads: undefined };
  const taken = await post("save", { ...blank, value: second });
  expect((taken.json as Declined).mistakes?.map(({ message }) => message)).toEqual([
    expect.stringContaining("«plan» sert déjà"),
  ]);
  const { status, json } = await post("save", { ...blank, value: { ...second, service: "tri" } });
  expect([status, (json as Saved).file]).toEqual([200, "content/services/trier-puis-detruire/index.mdx"]);
  expect(read("content/services/trier-puis-detruire/index.mdx")).toMatch(/^service: "?tri"?$/m);
});

test("goes to the bin with its files, and comes back whole", async () => {
  const before = everything();
  const { version } = await open(type, file);
  expect((await post("remove", { type, file, index: null, id: null, version })).status).toBe(200);
  expect(isThere("content/services/plan-de-rangement")).toBe(false);
  const [binned] = (await call("api/bin")).json as { id: string }[];
  expect((await post("restore", { id: binned?.id })).status).toBe(200);
  expect(everything()).toEqual(before);
});
