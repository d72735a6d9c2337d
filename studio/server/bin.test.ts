/** @jest-environment node */
import type { BinItem, StagedFile } from "../protocol";
import {
  call,
  caseFile,
  everything,
  open,
  picture,
  post,
  send,
  startStudio,
  stopStudio,
} from "../testing/studio-project";
import * as check from "./check";

/** A copy, which a spy can change. */
jest.mock("./check", () => ({ __esModule: true, ...jest.requireActual<typeof check>("./check") }));

beforeEach(startStudio);
afterEach(stopStudio);

test("what is undone can be redone, and undone again", async () => {
  const before = everything();
  const work = await open("PortfolioCase", caseFile);
  const field = { type: "PortfolioCase", file: caseFile, field: "image", name: "Autre" };
  const staged = (await send("picture", field, await picture(1300))).json as StagedFile;
  const value = { ...work.value, image: staged.name };
  expect((await post("save", { ...work, value, staged: { [staged.name]: staged.id } })).status).toBe(200);
  const after = everything();
  for (const state of [before, after, before, after]) {
    const [item] = (await call("api/bin")).json as BinItem[];
    expect((await post("restore", { id: item!.id })).status).toBe(200);
    expect(everything()).toEqual(state);
  }
});

test("a given-up draft is in the bin, whatever it holds, until it is kept elsewhere", async () => {
  const work = await open("PortfolioCase", caseFile);
  const draft = { ...work, value: { ...work.value, title: "" } };
  const { id } = (await post("keep-draft", { title: "Sans titre", draft })).json as { id: string };
  expect((await post("restore", { id })).json).toEqual({ id: "", draft });
  expect((await call("api/bin")).json).toMatchObject([{ id, kind: "brouillon abandonné" }]);
  await post("forget", { id });
  expect((await call("api/bin")).json).toEqual([]);
});

test.each([
  ["customise", { type: "Testimonial", file: "data/testimonials.json", index: 0, id: null, fields: null }],
  ["move", { type: "Testimonial", file: "data/testimonials.json", index: 0, id: null, to: 1 }],
])("«%s» writes nothing that the build would refuse", async (route, target) => {
  const { version } = await open("Testimonial", target.file, 0);
  const before = everything();
  jest.spyOn(check, "mistakesAfter").mockImplementation(() => {
    const added = [{ file: target.file, field: "[0].name", message: "refusé" }];
    return Promise.resolve({ after: added, added });
  });
  expect(await post(route, { ...target, version })).toMatchObject({
    status: 422,
    json: { error: expect.stringMatching(/Témoignage « .+ » › Nom de la personne \(refusé\)/) as string },
  });
  expect(everything()).toEqual(before);
});
