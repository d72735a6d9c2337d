/** @jest-environment node */
import { call, everything, open, post, read, startStudio, stopStudio, write } from "../testing/studio-project";
import type { Checked, FormContent, ProjectView, Saved } from "../protocol";

beforeEach(startStudio);
afterEach(stopStudio);

const file = "data/testimonials.json";
type Testimonial = { key?: string; name: string; content: string; company: string };
const nameOf = ({ key, name }: Testimonial) => key ?? name;
const list = () => JSON.parse(read(file)) as Testimonial[];

/** An entry opened before a pull adds another at the top of the list. */
async function openThenPull(): Promise<FormContent> {
  const id = nameOf(list()[2]!);
  const work = { ...(await open("Testimonial", file, 2)), id };
  const added = { ...list()[0], key: "nouveau", name: "Personne ajoutée" };
  write(file, read(file).replace("[", `[\n  ${JSON.stringify(added)},`));
  return work;
}

test("entries of a list are named by what they are about", async () => {
  const { collections } = (await call("api/project")).json as ProjectView;
  const ids = (type: string) => collections.find((one) => one.type === type)!.entries.map(({ id }) => id);
  expect(ids("Testimonial")).toEqual(list().map(nameOf));
  expect(ids("Service")).toEqual(
    (JSON.parse(read("data/services.json")) as { key?: string; title: string }[]).map(({ key, title }) => key ?? title),
  );
  expect(new Set(ids("Article"))).toEqual(new Set([null]));
});

test("two people of the same name are two entries", async () => {
  const [first] = list();
  const { key, ...other } = first!;
  write(file, JSON.stringify([...list(), { ...other, name: "Solène P.", company: "Une autre" }]));
  const { collections } = (await call("api/project")).json as ProjectView;
  const ids = collections.find(({ type }) => type === "Testimonial")!.entries.map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(["Solène P.", "Solène P. (2)"]));
  const second = await open("Testimonial", file, ids.length - 1);
  const value = { ...second.value, content: "Un avis revu." };
  expect((await post("save", { ...second, id: "Solène P. (2)", index: 0, value })).status).toBe(200);
  expect(list().filter(({ content }) => content === "Un avis revu.")).toEqual([
    expect.objectContaining({ company: "Une autre" }),
  ]);
});

test("what is typed is checked and saved for that person, wherever the entry is now", async () => {
  const work = await openThenPull();
  const current = await open("Testimonial", file, 3);
  const next = { ...work, version: current.version, value: { ...work.value, content: "Un avis revu.", company: "" } };
  expect(((await post("check", next)).json as Checked).mistakes).toEqual([{ path: ["company"], message: "à remplir" }]);
  const before = list();
  const { status, json } = await post("save", { ...next, value: { ...work.value, content: "Un avis revu." } });
  expect([status, (json as Saved).index]).toEqual([200, 3]);
  expect(list().map(({ content }) => content)).toEqual(
    before.map(({ content }, index) => (index === 3 ? "Un avis revu." : content)),
  );
});

test("the entry of another person is not moved nor removed in its place", async () => {
  const work = await openThenPull();
  const { version } = await open("Testimonial", file, 0);
  const { type, index, id } = work;
  const before = list();
  expect((await post("move", { type, file, index, id, to: 0, version })).status).toBe(200);
  expect(nameOf(list()[0]!)).toBe(id);
  expect(new Set(list().map(nameOf))).toEqual(new Set(before.map(nameOf)));
});

test("an entry that a pull has removed is reported as gone, and nothing else is written", async () => {
  const work = { ...(await open("Testimonial", file, 2)), id: "partie-depuis" };
  const before = everything();
  expect(await post("save", work)).toMatchObject({
    status: 404,
    json: { error: "« partie-depuis » n’existe plus dans data/testimonials.json." },
  });
  expect(everything()).toEqual(before);
});
