/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { collections } from "../../collections/collections";
import { checkFields } from "./check-fields";
import type { Entry } from "./entry";
import { sourcesOn } from "./sources";

const entryOf = (type: string, value: unknown): Entry => {
  const collection = collections.find((one) => one.type === type);
  if (!collection) throw new Error(`no collection ${type}`);
  return { collection, file: "data/x.json", path: [], value, locate: () => undefined };
};

const targets = { paths: new Map<string, undefined>(), host: undefined };

const mistakesIn = (type: string, value: unknown) =>
  checkFields({
    sources: sourcesOn("/nowhere"),
    entries: [entryOf(type, value)],
    unreadable: new Set(),
    targets: { paths: new Map([["/blog", undefined]]), host: "exemple.org" },
  });

test("reports a broken link anywhere in an entry, not links to other sites", async () => {
  const statistics = [{ href: "/blog" }, { href: "/blogue" }, { href: "https://exemple.fr/blogue" }];
  const mistakes = await mistakesIn("HomeTexts", { hero: { statistics } });
  expect(mistakes).toMatchObject([{ file: "data/x.json", field: "hero.statistics[1].href" }]);
});

test("reports an address of this site, of a preview or of a private network in any field", async () => {
  const links = (...urls: string[]) => mistakesIn("SiteIdentity", { links: { booking: urls[0], profile: urls[1] } });
  expect(await links("https://exemple.org/blog", "https://exemple.fr/non")).toEqual([]);
  expect(await links("https://exemple.org/non", "http://localhost:8000/blog")).toMatchObject([
    { field: "links.booking", message: expect.stringContaining("n’existe pas «/non»") as string },
    { field: "links.profile", message: expect.stringContaining("écrivez «/blog»") as string },
  ]);
});

test("reports a logo missing from static/, not logos of other sites", async () => {
  const tools = [{ logoUrl: "/logos/absent.svg" }, { logoUrl: "https://exemple.fr/logo.svg" }];
  expect(await mistakesIn("StackCategory", { tools })).toMatchObject([{ field: "tools[0].logoUrl" }]);
  expect(await mistakesIn("TechTile", { logoUrl: "/logos/absent.svg" })).toMatchObject([{ field: "logoUrl" }]);
});

test("checks a path by the metadata of its field, not by the field's name", async () => {
  const notLinks = { hero: { lead: "/blogue" }, href: "/blogue", logoUrl: "/logos/absent.svg" };
  expect(await mistakesIn("HomeTexts", notLinks)).toEqual([]);
});

test("reports Markdown and HTML in a field, which the page would show as typed", async () => {
  const about = { paragraphs: ["Un texte.", "Voir [mes tarifs](/#services)."] };
  const [mistake, ...others] = await mistakesIn("HomeTexts", { about });
  expect(others).toEqual([]);
  expect(mistake?.field).toBe("about.paragraphs[1]");
  expect(mistake?.message).toContain("«[mes tarifs](/#services)» paraîtrait tel quel");
});

test("does not report a sector when data/site.json can't be read", async () => {
  expect(await mistakesIn("PortfolioCase", { sector: "Notariat" })).toEqual([]);
});

test("reports an entry that refers to itself, not to an entry of the same name in another collection", async () => {
  const entries = [
    { ...entryOf("PortfolioCase", { articles: ["mvp"] }), file: "data/portfolio/mvp.json" },
    { ...entryOf("Article", { cases: [] }), file: "content/articles/mvp/index.mdx" },
  ];
  const known = { sources: sourcesOn("/nowhere"), entries, unreadable: new Set<string>(), targets };
  expect(await checkFields(known)).toEqual([]);
});

test("reports a reference to an unlisted article, which the page would leave out", async () => {
  const entries = [
    { ...entryOf("PortfolioCase", { articles: ["brouillon"] }), file: "data/portfolio/devis.json" },
    { ...entryOf("Article", { listed: false }), file: "content/articles/brouillon/index.mdx" },
  ];
  const known = { sources: sourcesOn("/nowhere"), entries, unreadable: new Set<string>(), targets };
  const [mistake] = await checkFields(known);
  expect(mistake?.field).toBe("articles[0]");
  expect(mistake?.message).toContain("«brouillon» n’est pas proposé à la lecture");
});

test("reports a repeated value of a list once, at its second position", async () => {
  const mistakes = await mistakesIn("PortfolioCase", { stack: ["Notion", "Make", "Notion"], client: "Notion" });
  expect(mistakes.map(({ field, message }) => `${field} ${message}`)).toEqual([
    "stack[2] «Notion» est déjà dans cette liste : retirez-le, ou changez-le",
  ]);
  const stack = ["Make", "make", "Make "];
  expect(await messagesOf("PortfolioCase", "data/portfolio/a.json", { stack })).toHaveLength(2);
  const tools = [{ name: "Make" }, { name: "n8n" }, { name: "make " }];
  expect(await messagesOf("StackCategory", "data/stack.json", { tools })).toEqual([
    expect.stringContaining("tools[2].name «make » est déjà dans cette liste"),
  ]);
});

const root = mkdtempSync(join(tmpdir(), "champs-"));
afterAll(() => rmSync(root, { recursive: true }));

/** The mistakes in the only entry of a type, in a file. */
async function messagesOf(type: string, file: string, value: unknown): Promise<string[]> {
  const collection = collections.find((one) => one.type === type)!;
  const entry: Entry = { collection, file, path: [], value, locate: () => undefined };
  const known = { sources: sourcesOn(root), entries: [entry], unreadable: new Set<string>(), targets };
  return (await checkFields(known)).map(({ field, message }) => `${field} ${message}`);
}

describe("a picture", () => {
  const folder = "content/articles/a";
  const cover = (name: string) => messagesOf("Article", `${folder}/index.mdx`, { cover: name });
  const place = async (name: string, width: number, height: number, orientation = 1) => {
    mkdirSync(join(root, folder), { recursive: true });
    await sharp({ create: { width, height, channels: 3, background: "#0b6b57" } })
      .withMetadata({ orientation })
      .toFile(join(root, folder, name));
  };

  test("too small for its place is reported, by its width once rotated", async () => {
    await place("point.png", 1, 1);
    await place("lying.jpg", 1600, 1100);
    await place("upright.jpg", 1600, 1100, 6);
    const told = "il en faut au moins 1200 pour rester nette sur la page";
    expect(await cover("./point.png")).toEqual([`cover image trop petite : 1 px de large, ${told}`]);
    expect(await cover("lying.jpg")).toEqual([]);
    expect(await cover("upright.jpg")).toEqual([`cover image trop petite : 1100 px de large, ${told}`]);
  });

  test("is found by its name in either Unicode form, but not in other capitals", async () => {
    await place("été.jpg".normalize("NFD"), 1200, 800);
    expect(await cover("./été.jpg".normalize("NFC"))).toEqual([]);
    expect(await cover("./Été.jpg")).toEqual([
      expect.stringContaining("cover image introuvable : vouliez-vous dire «"),
    ]);
  });
});

test("reports a logo that no browser would show", async () => {
  mkdirSync(join(root, "static/logos"), { recursive: true });
  writeFileSync(join(root, "static/logos/a.svg"), "<svg><text>a & b</svg>");
  writeFileSync(join(root, "static/logos/b.svg"), "<svg><text>a</text></svg>");
  writeFileSync(join(root, "static/logos/c.png"), "");
  writeFileSync(join(root, "static/logos/d.svg"), Buffer.from("<svg><text>été</text></svg>", "latin1"));
  const logo = (name: string) => messagesOf("TechTile", "data/tech-strip.json", { logoUrl: `/logos/${name}` });
  expect(await logo("a.svg")).toEqual([expect.stringContaining("logoUrl dessin mal formé, ligne 1")]);
  expect(await logo("b.svg")).toEqual([]);
  expect(await logo("c.png")).toEqual([expect.stringContaining("logoUrl le fichier est vide")]);
  expect(await logo("d.svg")).toEqual([expect.stringContaining("logoUrl dessin mal formé, ligne 1 : caractère perdu")]);
  expect(await logo("A.svg")).toEqual(["logoUrl fichier introuvable : posez-le dans static/logos/A.svg"]);
});
