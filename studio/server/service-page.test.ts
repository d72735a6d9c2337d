/** @jest-environment node */
import type { Declined, ProjectView, Saved } from "../protocol";
import { call, open, post, read, startStudio, stopStudio } from "../testing/studio-project";

beforeEach(startStudio);
afterEach(stopStudio);

const file = "content/services/plan-de-rangement/index.mdx";
const type = "ServicePage";

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
