/** @jest-environment node */
import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync, utimesSync } from "node:fs";
import { request } from "node:http";
import path from "node:path";
import {
  articleFile,
  call,
  caseFile,
  everything,
  open,
  picture,
  portOf,
  post,
  read,
  rootOf,
  send,
  startStudio,
  stopStudio,
  write,
} from "../testing/studio-project";
import type { BinItem, Declined, ProjectView, StagedFile } from "../protocol";
import { openProject } from "./project";
import { deleteOldFiles } from "./staged-files";

beforeEach(startStudio);
afterEach(stopStudio);

test("saving every entry unchanged leaves no difference", async () => {
  const before = everything();
  const { collections } = (await call("api/project")).json as ProjectView;
  for (const { type, entries } of collections) {
    // One entry per file is enough: saving it rewrites the whole list.
    const opened = entries.filter(({ index }) => index === null || index === entries.length - 1);
    for (const { file, index } of opened) {
      const { status, json } = await post("save", await open(type, file, index));
      expect([file, index, status, json]).toEqual([file, index, 200, expect.anything()]);
    }
  }
  expect(everything()).toEqual(before);
}, 60_000);

test("what the build would reject is reported at its field, and not written", async () => {
  const before = everything();
  const work = await open("PortfolioCase", caseFile);
  const { title } = (await open("PortfolioCase", "data/portfolio/plans-atelier-charpente.json")).value;
  const wrong = { ...work, value: { ...work.value, title, sector: "Sporrt", image: "absente.png" } };
  const expected = [["image"], ["sector"], ["title"]].map(
    (field) => expect.objectContaining({ path: field }) as unknown,
  );
  const { mistakes } = (await post("check", wrong)).json as Required<Declined>;
  expect(mistakes).toEqual(expect.arrayContaining(expected));
  const { status, json } = await post("save", wrong);
  expect([status, (json as Declined).mistakes]).toEqual([422, mistakes]);

  const article = await open("Article", articleFile);
  const unknown = (await post("check", { ...article, body: `${article.body!}\n<Encart />\n` }))
    .json as Required<Declined>;
  const line = article.body!.split("\n").length + 1;
  expect(unknown.mistakes).toEqual([
    { path: [], line, message: expect.stringContaining("composant inconnu <Encart>") as string },
  ]);
  const tile = await open("TechTile", "data/tech-strip.json", 0);
  const colour = (await post("check", { ...tile, value: { ...tile.value, color: "vert" } })).json as Required<Declined>;
  expect(colour.mistakes).toMatchObject([{ path: ["color"] }]);
  expect(everything()).toEqual(before);
});

test("a file changed on disk at the same place is a conflict; the version that gives way goes to the bin", async () => {
  const work = await open("PortfolioCase", caseFile);
  write(caseFile, read(caseFile).replace("6 personnes", "7 personnes"));
  const changed = read(caseFile);
  const { status, json } = await post("save", { ...work, value: { ...work.value, client: "Mon club" } });
  expect(status).toBe(409);
  expect((json as Required<Declined>).current.value.client).toContain("7 personnes");
  expect(read(caseFile)).toBe(changed);
  const forced = { ...work, value: { ...work.value, client: "Mon club" }, isForced: true };
  expect((await post("save", forced)).status).toBe(200);
  expect(read(caseFile)).toContain("Mon club");
  const [item] = (await call("api/bin")).json as BinItem[];
  expect(item).toMatchObject({ kind: "version du disque" });
  expect((await post("restore", { id: item!.id })).status).toBe(200);
  expect(read(caseFile)).toBe(changed);
});

test.each([
  ["PortfolioCase", caseFile, null],
  ["Article", articleFile, null],
  ["Testimonial", "data/testimonials.json", 1],
  ["Testimonial", "data/testimonials.json", null],
])("%s: an entry of %s deleted on disk gets 404", async (type, file, index) => {
  const work = await open(type, file, index ?? 0);
  rmSync(path.join(rootOf(), file));
  const gone = { status: 404, json: { error: `${file} n’existe pas ou plus.` } };
  expect(await post("check", { ...work, index })).toMatchObject(gone);
  expect(await post("save", { ...work, index })).toMatchObject(gone);
});

test("an image in use is not deleted", async () => {
  const { image } = (await open("PortfolioCase", caseFile)).value;
  expect(await post("remove-picture", { file: `data/portfolio/${String(image)}` })).toMatchObject({
    status: 409,
    json: { error: expect.stringContaining("sert encore") as string },
  });
});

test("an unused staged image is deleted after a month", async () => {
  const field = { type: "PortfolioCase", field: "image", name: "Planning" };
  const stage = async () => ((await send("picture", field, await picture(1300))).json as StagedFile).id;
  const [old, recent] = [await stage(), await stage()];
  const folder = path.join(rootOf(), ".studio/staged");
  const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);
  utimesSync(path.join(folder, old), daysAgo(31), daysAgo(31));
  utimesSync(path.join(folder, recent), daysAgo(29), daysAgo(29));
  deleteOldFiles(openProject(rootOf()));
  expect(readdirSync(folder)).toEqual([recent]);
});

test("a case is moved by the ranks of its files, and back", async () => {
  const before = everything();
  const { entries } = ((await call("api/project")).json as ProjectView).collections.find(
    ({ type }) => type === "PortfolioCase",
  )!;
  const target = { type: "PortfolioCase", file: entries[1]!.file, index: null, id: null };
  const { version } = await open("PortfolioCase", target.file);
  const { json: undo } = await post("move", { ...target, to: 0, version });
  const { collections } = (await call("api/project")).json as ProjectView;
  const files = collections.find(({ type }) => type === "PortfolioCase")!.entries.map(({ file }) => file);
  expect(files).toEqual([entries[1], entries[0], ...entries.slice(2)].map((entry) => entry!.file));
  expect((await post("restore", undo)).status).toBe(200);
  expect(everything()).toEqual(before);
});

test("a deleted entry is restored byte for byte, the others unchanged", async () => {
  const before = everything();
  for (const [type, file, index] of [
    ["ShowcaseProject", "data/showcase.json", 3],
    ["PortfolioCase", caseFile, null],
    ["Article", articleFile, null],
  ] as const) {
    const { version } = await open(type, file, index);
    const { status, json } = await post("remove", { type, file, index, id: null, version });
    expect([file, status, json]).toEqual([file, 200, expect.anything()]);
    const after = everything();
    const touched = [...before].filter(([name, bytes]) => after.get(name) !== bytes).map(([name]) => name);
    expect(touched).not.toEqual([]);
    expect(touched.every((name) => name === file || path.dirname(name) === path.dirname(file))).toBe(true);
    expect((await post("restore", json)).status).toBe(200);
    expect(everything()).toEqual(before);
  }
});

test("an entry is restored at its index in a list that has changed", async () => {
  const file = "data/showcase.json";
  const titles = () => (JSON.parse(read(file)) as { title: string }[]).map(({ title }) => title);
  const before = titles();
  const remove = async (index: number) => {
    const { version } = await open("ShowcaseProject", file, index);
    return (await post("remove", { type: "ShowcaseProject", file, index, id: null, version })).json;
  };
  const second = await remove(1);
  await remove(before.length - 2);
  expect((await post("restore", second)).status).toBe(200);
  expect(titles()).toEqual(before.slice(0, -1));
});

test("an internal error is reported, writes nothing, and does not stop the server", async () => {
  const reported = jest.spyOn(console, "error").mockImplementation(() => {});
  const before = everything();
  rmSync(path.join(rootOf(), ".studio"), { recursive: true });
  write(".studio", "");
  const work = await open("PortfolioCase", caseFile);
  expect(await post("save", { ...work, value: { ...work.value, client: "Un autre club" } })).toMatchObject({
    status: 500,
    json: { error: expect.stringContaining("n’a pas pu répondre") as string },
  });
  expect(reported).toHaveBeenCalled();
  expect(everything()).toEqual(before);
  expect((await call("api/project")).status).toBe(200);
});

test("an entry that others need is not deleted", async () => {
  const file = "content/articles/garder-ou-jeter/index.mdx";
  const { version } = await open("Article", file);
  const { status, json } = await post("remove", { type: "Article", file, index: null, id: null, version });
  expect([status, (json as Required<Declined>).mistakes[0]!.elsewhere]).toEqual([
    422,
    expect.stringMatching(/^(?:Article|Réalisation) « .+ »/),
  ]);
  expect((json as Declined).error).toMatch(/À corriger d’abord : (?:Article|Réalisation) « /);
  expect(existsSync(path.join(rootOf(), file))).toBe(true);
});

describe("bad requests are rejected, with nothing written", () => {
  const work = async () => JSON.stringify({ ...(await open("PortfolioCase", caseFile)), value: {} });

  test.each([
    ["another origin", { origin: "https://ailleurs.example" }, 403],
    ["no origin", { origin: undefined }, 403],
    ["another host name", { host: "rebond.example", origin: "http://rebond.example" }, 403],
    ["a wrong key", { "x-studio-key": "autre" }, 403],
    ["a form's content type", { "content-type": "text/plain" }, 415],
    ["a content length of 100 MB", { "content-length": "100000000" }, 413],
  ])("%s", async (_name, headers, status) => {
    const before = everything();
    const body = await work();
    const clean = Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined));
    const answer =
      "origin" in headers && headers.origin === undefined
        ? await withoutOrigin(body)
        : await call("api/save", { method: "POST", body, headers: clean });
    expect(answer.status).toBe(status);
    expect(everything()).toEqual(before);
  });

  const withoutOrigin = (body: string) =>
    new Promise<{ status: number }>((resolve) => {
      const port = portOf();
      const headers = { "x-studio-key": "sesame", host: `localhost:${port}`, "content-type": "application/json" };
      request({ port, method: "POST", path: "/studio/api/save", headers }, (answer) =>
        resolve({ status: answer.statusCode ?? 0 }),
      ).end(body);
    });

  test("including reads", async () => {
    expect((await call("api/project", { headers: { host: "rebond.example" } })).status).toBe(403);
    expect((await call("api/project", { headers: { origin: "https://ailleurs.example" } })).status).toBe(403);
    expect((await call("api/project", { headers: { "sec-fetch-site": "cross-site" } })).status).toBe(403);
  });

  test("paths outside the folders, directly or through a symbolic link", async () => {
    mkdirSync(path.join(rootOf(), "secret"));
    write("secret/image.png", "x");
    symlinkSync(path.join(rootOf(), "secret"), path.join(rootOf(), "data/lien"));
    for (const file of [
      "../x.png",
      "data/../secret/image.png",
      "secret/image.png",
      "data/lien/image.png",
      "/etc/passwd",
      "data\\..\\x.png",
    ]) {
      expect([file, (await call(`api/picture?${new URLSearchParams({ file })}`)).status]).toEqual([file, 400]);
      expect([file, (await post("remove-picture", { file })).status]).toEqual([file, 400]);
    }
    const outside = { ...(await open("PortfolioCase", caseFile)), file: "data/portfolio/../../package.json" };
    expect((await post("save", outside)).status).toBe(400);
    expect(read("secret/image.png")).toBe("x");
  });
});
