/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import {
  call,
  everything,
  open,
  picture,
  post,
  read,
  rootOf,
  send,
  startStudio,
  stopStudio,
  write,
} from "../testing/studio-project";
import { fixture } from "../../tools/jest/fixture";
import type { BinItem, Checked, Declined, FormContent, StagedFile } from "../protocol";

beforeEach(startStudio);
afterEach(stopStudio);

const file = "content/articles/classer-sans-perdre/index.mdx";
const folder = path.dirname(file);
const target = { type: "Article", file };
const article = () => open("Article", file);
const notice = readFileSync(path.join(fixture, folder, "telechargements/bordereau.pdf"));

type Group = { title: string; files: string[] };
const groupsOf = ({ value }: FormContent) => value.downloads as Group[];
const withGroups = (work: FormContent, downloads: Group[], staged: Record<string, string> = {}) => ({
  ...work,
  value: { ...work.value, downloads },
  staged,
});
const stage = async (name: string, body: Buffer, replaces?: string) =>
  (await send("download", { ...target, name, ...(replaces && { replaces }) }, body)).json as StagedFile;
const binned = async () => (await call("api/bin")).json as BinItem[];
const save = async (work: FormContent) => {
  const { status, json } = await post("save", work);
  expect([status, json]).toEqual([200, expect.anything()]);
};

test("a file is added to a new group and to an existing one, and the other lines stay", async () => {
  const work = await article();
  const staged = await stage("Notice d’emploi.PDF", notice);
  expect(staged.name).toBe("notice-d-emploi.pdf");
  const before = read(file);
  const groups = [...groupsOf(work), { title: "La notice", files: [staged.name] }];
  const form = withGroups(work, groups, { [`telechargements/${staged.name}`]: staged.id });
  expect(((await post("check", form)).json as Checked).mistakes).toEqual([]);
  await save(form);
  expect(read(file)).toBe(
    before.replace("sample:", '  - title: "La notice"\n    files:\n      - "notice-d-emploi.pdf"\nsample:'),
  );
  expect(readFileSync(path.join(rootOf(), folder, "telechargements/notice-d-emploi.pdf"))).toEqual(notice);
});

test("the content of a file is checked before it is saved", async () => {
  const work = await article();
  const staged = await stage("circuit.json", Buffer.from("{ cassé"));
  const form = withGroups(work, [...groupsOf(work), { title: "Un circuit", files: [staged.name] }], {
    [`telechargements/${staged.name}`]: staged.id,
  });
  const { status, json } = await post("save", form);
  expect([status, (json as Declined).mistakes?.[0]?.message]).toEqual([422, expect.stringContaining("JSON illisible")]);
  expect(existsSync(path.join(rootOf(), folder, "telechargements/circuit.json"))).toBe(false);
  const valid = await stage("circuit.json", Buffer.from("{}"));
  const checked = await post("check", { ...form, staged: { [`telechargements/${valid.name}`]: valid.id } });
  expect((checked.json as Checked).mistakes).toEqual([]);
});

test("a replaced file keeps its address; the former one can be put back in its place", async () => {
  const name = "circuit-des-pieces.json";
  const before = everything();
  const work = await article();
  const staged = await stage("export (3).json", Buffer.from("{}"), name);
  expect(staged.name).toBe(name);
  await save({ ...work, staged: { [`telechargements/${name}`]: staged.id } });
  expect(read(`${folder}/telechargements/${name}`)).toBe("{}");
  const [item] = await binned();
  expect((await post("restore", { id: item!.id })).status).toBe(200);
  expect(everything()).toEqual(before);
  expect(await binned()).toEqual([expect.objectContaining({ title: name, kind: "fichier remplacé" })]);
});

test("a file that is no longer offered goes to the bin, and comes back into its group", async () => {
  const staged = await stage("notice.pdf", notice);
  const place = `telechargements/${staged.name}`;
  const former = groupsOf(await article());
  const groups = [...former, { title: "La notice", files: [staged.name] }];
  await save(withGroups(await article(), groups, { [place]: staged.id }));
  const before = everything();
  const restoreLast = async () => post("restore", { id: (await binned())[0]!.id });

  await save(withGroups(await article(), former));
  expect(existsSync(path.join(rootOf(), folder, place))).toBe(false);
  expect((await restoreLast()).status).toBe(200);
  expect(everything()).toEqual(before);

  await save(withGroups(await article(), former));
  const later = await article();
  await save({ ...later, value: { ...later.value, intro: "Une autre introduction." } });
  expect((await restoreLast()).status).toBe(200);
  expect(groupsOf(await article())).toEqual(groups);
});

test("a file that the text links to is not withdrawn", async () => {
  const work = await article();
  const { status, json } = await post("save", withGroups(work, [groupsOf(work)[0]!, groupsOf(work)[2]!]));
  expect([status, (json as Declined).mistakes?.[0]?.message]).toEqual([422, expect.stringContaining("bordereau.docx")]);
});

test("names are unique on the whole site; what can't be offered is refused", async () => {
  expect((await stage("Plan de rangement.xlsx", notice)).name).toBe("plan-de-rangement-2.xlsx");
  const refused = async (name: string, body: Buffer) =>
    ((await send("download", { ...target, name }, body)).json as Declined).error;
  expect(await refused("notes.txt", notice)).toContain("« notes.txt » n’en est pas un");
  expect(await refused("~$tarifs.xlsx", notice)).toContain("choisissez le document lui-même");
  expect(await refused("vide.pdf", Buffer.alloc(0))).toContain("Ce fichier est vide");
});

test("two screenshots of the same name are two files", async () => {
  const query = { type: "Article", field: "body", name: "image" };
  const first = (await send("picture", query, await picture(900))).json as StagedFile;
  const second = (await send("picture", { ...query, taken: first.name }, await picture(800))).json as StagedFile;
  expect([first.name, second.name]).toEqual(["image.png", "image-2.png"]);
  const document = { type: "Article", name: "notice.pdf", taken: "telechargements/notice.pdf" };
  expect((await send("download", document, notice)).json).toMatchObject({ name: "notice-2.pdf" });
});

test("a drawing is a figure, not a cover, and follows the rules of drawings", async () => {
  const drawing = (attributes: string) =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}><rect class="ground" width="480" height="200"/></svg>`,
    );
  const figure = { ...target, field: "body", name: "Chaîne" };
  expect((await send("picture", figure, drawing('viewBox="0 0 480 200"'))).json).toMatchObject({ name: "chaine.svg" });
  expect((await send("picture", figure, drawing('viewBox="0 0 900 200"'))).json).toMatchObject({
    error: expect.stringContaining("illisible sur un téléphone") as string,
  });
  expect((await send("picture", { ...figure, field: "cover" }, drawing('viewBox="0 0 480 200"'))).status).toBe(422);
});

test("a picture in a part of an entry is asked what its own field asks", async () => {
  const portrait = { type: "HomeTexts", file: "data/home.json", field: "about.portrait.image", name: "Odile" };
  expect((await send("picture", portrait, await picture(300))).json).toMatchObject({ width: 300 });
  expect((await send("picture", portrait, await picture(200))).json).toMatchObject({
    error: expect.stringContaining("au moins 288") as string,
  });
  const drawing = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 200"></svg>`);
  expect((await send("picture", portrait, drawing)).status).toBe(422);
});

test("a request that is not what its form sends is refused at the edge", async () => {
  for (const query of [{ type: "Article", file: "../x" }, { field: "cover" }, { type: "Article", index: "-1" }])
    expect(await send("picture", query as never, notice)).toMatchObject({
      status: 400,
      json: { error: "Demande mal formée." },
    });
});

test("an image is replaced under its name, whatever its format", async () => {
  const jpeg = await sharp(await picture(1600))
    .jpeg()
    .toBuffer();
  const staged = (await send("picture", { ...target, field: "cover", name: "cover", replaces: "cover.png" }, jpeg))
    .json as StagedFile;
  expect(staged.name).toBe("cover.png");
  const before = read(file);
  await save({ ...(await article()), staged: { [staged.name]: staged.id } });
  expect(read(file)).toBe(before);
  expect(await sharp(path.join(rootOf(), folder, "cover.png")).metadata()).toMatchObject({
    format: "png",
    width: 1600,
  });
  expect(await binned()).toEqual([expect.objectContaining({ title: "cover.png" })]);
});

test("an empty image is named, and nothing is kept", async () => {
  const answer = await send("picture", { ...target, field: "cover", name: "cover" }, Buffer.alloc(0));
  expect(answer).toMatchObject({
    status: 422,
    json: { error: expect.stringContaining("ichier est vide") as string },
  });
  expect(readdirSync(path.join(rootOf(), ".studio/staged"))).toEqual([]);
});

test("a file of another entry is never replaced", async () => {
  const staged = (
    await send("picture", { type: "PortfolioCase", field: "image", name: "Planning" }, await picture(1300))
  ).json as StagedFile;
  write("data/portfolio/planning.png", "déjà là");
  const like = await open("PortfolioCase", "data/portfolio/dossiers-cabinet-dentaire.json");
  const value = { ...like.value, title: "Planning", image: staged.name, order: undefined };
  const work = { ...like, file: null, version: null, base: {}, value, staged: { [staged.name]: staged.id } };
  expect(await post("save", work)).toMatchObject({ status: 409 });
  expect(read("data/portfolio/planning.png")).toBe("déjà là");
});
