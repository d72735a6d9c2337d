/** @jest-environment node */
import fs from "node:fs";
import path from "node:path";
import {
  caseFile,
  everything,
  open,
  picture,
  post,
  rootOf,
  send,
  startStudio,
  stopStudio,
} from "../testing/studio-project";
import type { Declined, FormContent, StagedFile } from "../protocol";

beforeEach(async () => {
  await startStudio();
  jest.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(stopStudio);

/** The disk is full for the files whose path matches: some bytes are written, as on a real one. */
function fillDisk(pattern: RegExp) {
  const { writeFileSync } = fs;
  return jest.spyOn(fs, "writeFileSync").mockImplementation((file, data, options) => {
    if (!pattern.test(String(file))) return writeFileSync(file, data, options);
    writeFileSync(file, "moitié");
    throw Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" });
  });
}

const full = { status: 507, json: { error: expect.stringContaining("Le disque est plein") as string } };
const left = (folder: string) => {
  const place = path.join(rootOf(), ".studio", folder);
  return fs.existsSync(place) ? fs.readdirSync(place) : [];
};

async function newCase(): Promise<FormContent> {
  const field = { type: "PortfolioCase", field: "image", name: "Planning" };
  const { name, id } = (await send("picture", field, await picture(1300))).json as StagedFile;
  const like = await open("PortfolioCase", caseFile);
  const value = { ...like.value, title: "Planning", image: name, order: undefined, testimonial: undefined };
  return { ...like, file: null, version: null, base: {}, value, staged: { [name]: id } };
}

test("a save that the disk refuses changes nothing, keeps the image, and works once there is room", async () => {
  const before = everything();
  const work = await newCase();
  const disk = fillDisk(/\.studio\/tmp\//);
  const refused = await post("save", work);
  expect(refused).toMatchObject(full);
  expect((refused.json as Declined).error).not.toContain("ENOSPC");
  expect(everything()).toEqual(before);
  expect([left("tmp"), left("staged")]).toEqual([[], Object.values(work.staged)]);
  disk.mockRestore();
  expect((await post("save", work)).status).toBe(200);
  expect(fs.existsSync(path.join(rootOf(), "data/portfolio/planning.png"))).toBe(true);
});

test.each([
  ["the bin", /\.studio\/bin\//],
  ["the list", /\.studio\/tmp\//],
])("a removal that the disk refuses, for %s, leaves the entry and no item in the bin", async (_what, pattern) => {
  const before = everything();
  const target = { type: "ShowcaseProject", file: "data/showcase.json", index: 3, id: null };
  const { version } = await open(target.type, target.file, 3);
  const disk = fillDisk(pattern);
  expect(await post("remove", { ...target, version })).toMatchObject(full);
  expect(everything()).toEqual(before);
  disk.mockRestore();
  expect(left("bin")).toEqual([]);
  expect((await post("remove", { ...target, version })).status).toBe(200);
});

test("reordering writes every rank, or none", async () => {
  const before = everything();
  const { version } = await open("PortfolioCase", caseFile);
  const target = { type: "PortfolioCase", file: caseFile, index: null, id: null };
  let room = 3;
  const { writeFileSync } = fs;
  jest.spyOn(fs, "writeFileSync").mockImplementation((file, data, options) => {
    room -= 1;
    if (room < 0) throw Object.assign(new Error("ENOSPC"), { code: "ENOSPC" });
    writeFileSync(file, data, options);
  });
  expect(await post("move", { ...target, to: 0, version })).toMatchObject(full);
  expect(everything()).toEqual(before);
  expect([left("tmp"), left("bin")]).toEqual([[], []]);
});

test("an image that the disk refuses leaves nothing behind", async () => {
  fillDisk(/\.studio\/staged\//);
  const field = { type: "PortfolioCase", field: "image", name: "Planning" };
  expect(await send("picture", field, await picture(1300))).toMatchObject(full);
  expect(left("staged")).toEqual([]);
});
