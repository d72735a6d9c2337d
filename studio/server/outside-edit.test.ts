/** @jest-environment node */
import fs from "node:fs";
import path from "node:path";
import {
  articleFile,
  caseFile,
  everything,
  open,
  post,
  read,
  rootOf,
  startStudio,
  stopStudio,
  write,
} from "../testing/studio-project";
import type { Saved } from "../protocol";

beforeEach(startStudio);
afterEach(stopStudio);

const testimonials = "data/testimonials.json";
const showcase = "data/showcase.json";

/** Edits a file outside the studio while this one is about to put a text in place: once, at the last moment. */
function editWhileWriting(file: string, edit: (text: string) => string) {
  const { copyFileSync, writeFileSync } = fs;
  const meanwhile = (target: unknown) => {
    if (!String(target).includes(".studio/tmp/")) return;
    for (const disk of disks) disk.mockRestore();
    write(file, edit(read(file)));
  };
  const disks = [
    jest.spyOn(fs, "writeFileSync").mockImplementation((target, data, options) => {
      writeFileSync(target, data, options);
      meanwhile(target);
    }),
    jest.spyOn(fs, "copyFileSync").mockImplementation((from, target) => {
      copyFileSync(from, target);
      meanwhile(target);
    }),
  ];
}

/** Adds a last entry to a list. */
const addTo = (file: string) =>
  editWhileWriting(file, (text) => {
    const list = JSON.parse(text) as { name: string }[];
    return JSON.stringify([...list, { ...list[0], name: "Ailleurs" }]);
  });

const namesIn = (file: string) => (JSON.parse(read(file)) as { name: string }[]).map(({ name }) => name);

test("what was written in an article during its save stays, beside what is saved", async () => {
  const work = await open("Article", articleFile);
  editWhileWriting(articleFile, (text) => `${text}\nÉcrit ailleurs.\n`);
  const { status, json } = await post("save", { ...work, value: { ...work.value, intro: "Une autre introduction." } });
  expect(status).toBe(200);
  expect((json as Saved).entry.body).toContain("Écrit ailleurs.");
  expect(read(articleFile)).toContain("Une autre introduction.");
  expect(read(articleFile)).toContain("Écrit ailleurs.");
});

test("an entry is added to what its list has become", async () => {
  const work = await open("Testimonial", testimonials, 1);
  const before = namesIn(testimonials).length;
  addTo(testimonials);
  expect((await post("save", { ...work, index: null, value: { ...work.value, name: "Ici" } })).status).toBe(200);
  expect(namesIn(testimonials).slice(before)).toEqual(["Ailleurs", "Ici"]);
});

test.each([
  ["customise", { type: "Testimonial", file: null, index: null, id: null, fields: null }, 200],
  ["remove-samples", { type: "Testimonial" }, 200],
  ["move", { type: "Testimonial", file: testimonials, index: 0, id: null, to: 1 }, 409],
  ["remove", { type: "Testimonial", file: testimonials, index: 3, id: null }, 409],
])("«%s» keeps what was written in the list meanwhile", async (route, target, expected) => {
  const { version } = await open("Testimonial", testimonials, 0);
  editWhileWriting(testimonials, (text) => {
    const list = JSON.parse(text) as { name: string }[];
    return JSON.stringify(list.map((one) => (one.name === "Solène P." ? { ...one, name: "Ailleurs" } : one)));
  });
  expect((await post(route, { ...target, version })).status).toBe(expected);
  expect(namesIn(testimonials)).toContain("Ailleurs");
});

test("an entry comes back from the bin beside what was written meanwhile", async () => {
  const before = namesIn(testimonials);
  const target = { type: "Testimonial", file: testimonials, index: 3, id: null };
  const { version } = await open("Testimonial", testimonials, 3);
  const { json } = await post("remove", { ...target, version });
  addTo(testimonials);
  expect((await post("restore", json)).status).toBe(200);
  expect(namesIn(testimonials)).toEqual([...before, "Ailleurs"]);
});

test("a file that takes its place again during a restoration is not overwritten", async () => {
  const { version } = await open("PortfolioCase", caseFile);
  const { json } = await post("remove", { type: "PortfolioCase", file: caseFile, index: null, id: null, version });
  const { readFileSync } = fs;
  const disk = jest.spyOn(fs, "readFileSync").mockImplementation((file, options) => {
    if (!String(file).endsWith(showcase)) return readFileSync(file, options);
    disk.mockRestore();
    write(caseFile, "écrit ailleurs");
    return readFileSync(file, options);
  });
  expect((await post("restore", json)).status).toBe(409);
  expect(read(caseFile)).toBe("écrit ailleurs");
});

test("a file that changes each time is left as it is, and reported", async () => {
  const before = everything();
  const work = await open("Testimonial", testimonials, 1);
  const { writeFileSync } = fs;
  jest.spyOn(fs, "writeFileSync").mockImplementation((target, data, options) => {
    writeFileSync(target, data, options);
    if (String(target).includes(".studio/tmp/")) fs.appendFileSync(path.join(rootOf(), testimonials), "\n");
  });
  expect(await post("save", { ...work, index: null })).toMatchObject({
    status: 409,
    json: { error: `${testimonials} vient de changer sur le disque : recommencez.` },
  });
  expect(read(testimonials).trimEnd()).toBe(
    Buffer.from(before.get(testimonials) ?? "", "base64")
      .toString()
      .trimEnd(),
  );
});
