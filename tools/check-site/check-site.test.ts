/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { checkAddresses } from "./check-addresses";
import { checkHeads } from "./check-heads";
import { checkCharacters, checkHtml, checkNewTabs } from "./check-html";
import { checkPublished, checkMarkdownVersions, checkXml } from "./check-machine-files";
import { type Defect, readSite, type Site } from "./site";

const origin = "https://exemple.fr";

const head = (path: string, title: string, description = `Description de ${title}.`) =>
  `<html><head><title>${title}</title><meta name="description" content="${description}"><meta name="keywords" content="a">` +
  `<link rel="canonical" href="${origin}${path}">` +
  ["type", "locale", "site_name", "title", "description", "url", "image", "image:alt"]
    .map((name) => `<meta property="og:${name}" content="x">`)
    .join("") +
  "</head><body><h1>Titre</h1></body></html>";

const siteOf = (pages: Record<string, string>, files: Record<string, string> = {}): Site => ({
  origin,
  pages: Object.entries(pages).map(([path, html]) => ({ path, html })),
  files: new Set(Object.keys(files)),
  read: (file) => files[file] ?? "",
  redirected: ["/contact"],
});
const messages = (defects: readonly Defect[]) => defects.map(({ location, message }) => `${location} : ${message}`);

describe("heads", () => {
  test("accepts complete and distinct pages", () => {
    expect(checkHeads(siteOf({ "/": head("/", "Accueil"), "/blog": head("/blog", "Blog") }))).toEqual([]);
  });

  test.each([
    ["a missing title", head("/", "A").replace("<title>A</title>", ""), "titre absent"],
    ["a missing description", head("/", "A").replace('"description"', '"x"'), "description absent"],
    ["missing keywords", head("/", "A").replace('"keywords"', '"x"'), "keywords absent"],
    ["another canonical URL", head("/autre", "A"), "adresse canonique"],
    ["no h1", head("/", "A").replace("h1", "p"), "aucun titre h1"],
    ["a missing share tag", head("/", "A").replace("og:image:alt", "og:x"), "og:image:alt absent"],
  ])("finds %s", (_what, html, message) => {
    expect(messages(checkHeads(siteOf({ "/": html })))).toEqual([expect.stringContaining(message)]);
  });

  test("finds duplicate titles and descriptions", () => {
    const site = siteOf({ "/": head("/", "A", "Une."), "/blog": head("/blog", "A", "Une.") });
    expect(messages(checkHeads(site))).toEqual([
      expect.stringContaining("/blog : même titre que celui de /"),
      expect.stringContaining("/blog : même description que celle de /"),
    ]);
  });
});

describe("HTML", () => {
  const document = (body: string) =>
    `<!DOCTYPE html><html lang="fr"><head><title>A</title></head><body>${body}</body></html>`;

  test.each([
    ["a valid page", "<h1>A</h1><h2>B</h2><h3>C</h3><h2>D</h2>", []],
    ["a skipped heading level", "<h1>A</h1><h3>B</h3>", ["heading-level"]],
    ["two h1", "<h1>A</h1><h1>B</h1>", ["heading-level"]],
    ["a duplicate id", '<p id="a"></p><p id="a"></p>', ["no-dup-id"]],
    ["a block inside a paragraph", "<p><div></div></p>", ["close-order"]],
    ["an unknown element", "<carte></carte>", ["element-name"]],
    ["an image without `src`", '<img alt="a">', ["element-required-attributes"]],
  ])("%s", async (_what, body, rules) => {
    const defects = await checkHtml(siteOf({ "/": document(body) }));
    expect(defects.map(({ message }) => message.split(" ")[0])).toEqual(rules);
  });
});

test.each(["\0", "\uFFFD", "<style>\uFEFFp{}</style>"])("finds the lost character of %j", (lost) => {
  expect(checkCharacters(siteOf({ "/": "<p>été</p>", "/blog": `<p>été</p>${lost}` }))).toMatchObject([
    { location: "/blog" },
  ]);
});

test("finds a link to a new tab that is not announced", () => {
  const link = (words: string) => `<a href="https://a.fr" target="_blank" rel="noopener">${words}</a>`;
  const html = `${link("Un appel <span>(nouvel onglet)</span>")}<a href="/blog">Blog</a>`;
  expect(checkNewTabs(siteOf({ "/": html }))).toEqual([]);
  expect(messages(checkNewTabs(siteOf({ "/": link("Un appel") })))).toEqual([expect.stringContaining("ne dit pas")]);
});

describe("XML", () => {
  const sitemap = (name: string, entry: string, content: string) =>
    `<${name} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><${entry}>${content}</${entry}></${name}>`;
  const feed =
    '<rss version="2.0" xmlns:c="http://purl.org/rss/1.0/modules/content/" xmlns:a="http://www.w3.org/2005/Atom">' +
    `<channel><title>Blog</title><description>Un blog.</description><link>${origin}</link><item><title>A</title>` +
    `<description>Un article.</description><link>${origin}/a</link><guid>${origin}/a</guid>` +
    "<pubDate>Mon, 08 Apr 2024 00:00:00 GMT</pubDate><c:encoded>Tout.</c:encoded><a:updated>2024-04-08</a:updated>" +
    "</item></channel></rss>";
  const whole = {
    "/sitemap-index.xml": sitemap("sitemapindex", "sitemap", `<loc>${origin}/sitemap-0.xml</loc>`),
    "/sitemap-0.xml": sitemap("urlset", "url", `<loc>${origin}/</loc><lastmod>2024-04-08</lastmod>`),
    "/rss.xml": feed,
  };

  test("accepts a valid sitemap and feed", async () => {
    expect(await checkXml(siteOf({}, whole))).toEqual([]);
  });

  test.each([
    ["/sitemap-index.xml", "a list without a URL", /<loc>.*<\/loc>/, ""],
    ["/sitemap-0.xml", "a relative URL", /https:\/\/exemple\.fr/, ""],
    ["/sitemap-0.xml", "an invalid date", "2024-04-08", "8 avril"],
    ["/sitemap-0.xml", "an unknown element", /lastmod/g, "modifie"],
    ["/rss.xml", "an article without its text", /<c:encoded>.*<\/c:encoded>/, ""],
    ["/rss.xml", "an article without its URL", /<guid>.*<\/guid>/, ""],
    ["/rss.xml", "a date in another format", "Mon, 08 Apr 2024", "2024-04-08"],
    ["/rss.xml", "an unclosed document", "</rss>", ""],
  ] as const)("%s: finds %s", async (file, _what, part, other) => {
    const damaged = whole[file].replace(part, other);
    expect(damaged).not.toBe(whole[file]);
    const defects = await checkXml(siteOf({}, { ...whole, [file]: damaged }));
    expect(new Set(defects.map(({ location }) => location))).toEqual(new Set([file]));
  });

  test("finds a missing file", async () => {
    expect(messages(await checkXml(siteOf({}, { "/rss.xml": feed })))).toEqual([
      "/sitemap-index.xml : absent",
      "/sitemap-0.xml : absent",
    ]);
  });
});

test("finds broken links, anchors and images", () => {
  const html =
    '<a href="/absent">a</a><a href="/#la">b</a><a href="/#pas">c</a><p id="la"></p>' +
    '<img src="/ici.png" srcset="/perdue.png 1x"><a href="https://ailleurs.example/x">d</a>';
  expect(messages(checkAddresses(siteOf({ "/": html }, { "/ici.png": "" })))).toEqual([
    "/ : /absent : ne mène à rien",
    "/ : /#pas : ancre introuvable",
    "/ : /perdue.png : ne mène à rien",
  ]);
});

test("an address that the host redirects is no broken link, and the error page is none of them", () => {
  const html = '<a href="/contact">a</a><a href="/ancienne">b</a>';
  expect(messages(checkAddresses(siteOf({ "/": html })))).toEqual(["/ : /ancienne : ne mène à rien"]);
  const folder = mkdtempSync(path.join(os.tmpdir(), "site-"));
  writeFileSync(path.join(folder, "index.html"), `<link rel="canonical" href="${origin}/">`);
  const rules = ["/ancienne", "/404", "/404/*"].map((from) => `[[redirects]]\n  from = "${from}"\n`).join("");
  expect(readSite(folder, rules).redirected).toEqual(["/ancienne"]);
  rmSync(folder, { recursive: true });
});

test("finds an icon missing from the sprite", () => {
  const html = '<svg><use href="/icons.svg#home"></use></svg><svg><use href="/icons.svg#perdue"></use></svg>';
  expect(messages(checkAddresses(siteOf({ "/": html }, { "/icons.svg": '<symbol id="home"/>' })))).toEqual([
    "/ : /icons.svg#perdue : ancre introuvable",
  ]);
});

describe("Markdown versions", () => {
  const page = { "/blog/a": `<link rel="alternate" type="text/markdown" href="${origin}/blog/a.md">` };
  test.each([
    ["plain Markdown", "# Titre\n\n`<b>` et **gras**, 2 < 3.", []],
    ["a component", "<Callout>x</Callout>", ["/blog/a.md : n’est pas du Markdown seul : <Callout>"]],
    ["an expression", "Un {calcul}.", ["/blog/a.md : n’est pas du Markdown seul : {calcul}"]],
  ])("%s", (_what, text, defects) => {
    expect(messages(checkMarkdownVersions(siteOf(page, { "/blog/a.md": text })))).toEqual(defects);
  });

  test("finds a missing one, and one that its page does not link to", () => {
    for (const other of ["/realisations/a", "/services/a"]) {
      expect(messages(checkMarkdownVersions(siteOf({ [other]: "" })))).toEqual([`${other} : sans version Markdown`]);
    }
    expect(messages(checkMarkdownVersions(siteOf(page)))).toEqual(["/blog/a : sans version Markdown"]);
    const elsewhere = page["/blog/a"].replace("a.md", "b.md");
    expect(messages(checkMarkdownVersions(siteOf({ "/blog/a": elsewhere }, { "/blog/a.md": "A" })))).toEqual([
      "/blog/a : ne dit pas où est sa version Markdown",
    ]);
  });
});

test("finds published source maps and build statistics", () => {
  const files = new Set(["/app.js", "/app.js.map", "/styles.css.map", "/webpack.stats.json", "/chunk-map.json"]);
  expect(checkPublished({ files, read: () => "" }).map(({ location }) => location)).toEqual([...files].slice(1));
});

test("finds a published studio, by its path or its API calls", () => {
  const files = new Set(["/app.js", "/studio/studio.css", "/studio.html", "/blog/note-depuis-le-studio/index.html"]);
  const read = (file: string) => (file === "/app.js" ? 'fetch("/studio/api/save")' : "");
  expect(checkPublished({ files, read }).map(({ location }) => location)).toEqual([
    "/app.js",
    "/studio/studio.css",
    "/studio.html",
  ]);
});
