/** @jest-environment node */
import { checkAddresses } from "./check-addresses";
import { checkGraphs } from "./check-graphs";
import { checkHeads } from "./check-heads";
import { checkPublished, checkTwins } from "./check-machine-files";
import type { Fault, Site } from "./site";

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
});
const told = (faults: readonly Fault[]) => faults.map(({ place, message }) => `${place} : ${message}`);

describe("heads", () => {
  test("two pages that are whole and differ are fine", () => {
    expect(checkHeads(siteOf({ "/": head("/", "Accueil"), "/blog": head("/blog", "Blog") }))).toEqual([]);
  });

  test.each([
    ["a title that results cut", head("/", "m".repeat(60)), "titre coupé"],
    ["a description that results cut", head("/", "A", "d".repeat(151)), "description de 151 caractères"],
    ["another canonical address", head("/autre", "A"), "adresse canonique"],
    ["two h1", head("/", "A").replace("</body>", "<h1>B</h1></body>"), "2 titres h1"],
    ["a missing share tag", head("/", "A").replace("og:image:alt", "og:x"), "og:image:alt absent"],
  ])("finds %s", (_what, html, message) => {
    expect(told(checkHeads(siteOf({ "/": html })))).toEqual([expect.stringContaining(message)]);
  });

  test("finds what two pages share", () => {
    const site = siteOf({ "/": head("/", "A", "Une."), "/blog": head("/blog", "A", "Une.") });
    expect(told(checkHeads(site))).toEqual([
      expect.stringContaining("/blog : même titre que celui de /"),
      expect.stringContaining("/blog : même description que celle de /"),
    ]);
  });
});

describe("graphs", () => {
  const page = (nodes: object[]) =>
    `<script type="application/ld+json">${JSON.stringify({ "@graph": nodes })}</script>`;
  const faultsOf = (html: string) => told(checkGraphs(siteOf({ "/": html })));

  test.each([
    ["no graph", "", "0 graphes"],
    ["one that can't be read", '<script type="application/ld+json">{</script>', "illisible"],
    ["a reference that leads nowhere", page([{ "@type": "Blog", publisher: { "@id": "#x" } }]), "#x ne mène à rien"],
    ["a missing property", page([{ "@type": "BlogPosting", headline: "x" }]), "BlogPosting sans datePublished"],
    ["a review of oneself", page([{ "@type": "Review" }]), "Review : un site n’en publie pas"],
    ["a missing type", page([]), "aucun WebSite"],
  ])("finds %s", (_what, html, message) => {
    expect(faultsOf(html)).toContainEqual(expect.stringContaining(message));
  });
});

test("finds links, anchors and pictures that lead nowhere", () => {
  const html =
    '<a href="/absent">a</a><a href="/#la">b</a><a href="/#pas">c</a><p id="la"></p>' +
    '<img src="/ici.png" srcset="/perdue.png 1x"><a href="https://ailleurs.example/x">d</a>';
  expect(told(checkAddresses(siteOf({ "/": html }, { "/ici.png": "" })))).toEqual([
    "/ : /absent : ne mène à rien",
    "/ : /#pas : ancre introuvable",
    "/ : /perdue.png : ne mène à rien",
  ]);
});

describe("twins", () => {
  const page = { "/blog/a": '<link rel="alternate" href="https://exemple.fr/blog/a.md">' };
  test.each([
    ["plain Markdown", "# Titre\n\n`<b>` et **gras**, 2 < 3.", []],
    ["a component", "<Callout>x</Callout>", ["/blog/a.md : n’est pas du Markdown seul : <Callout>"]],
    ["an expression", "Un {calcul}.", ["/blog/a.md : n’est pas du Markdown seul : {calcul}"]],
  ])("%s", (_what, text, faults) => {
    expect(told(checkTwins(siteOf(page, { "/blog/a.md": text })))).toEqual(faults);
  });

  test("finds one that is missing", () => {
    expect(told(checkTwins(siteOf(page)))).toEqual(["/blog/a : sans jumelle en Markdown"]);
  });
});

test("finds source maps and statistics among what is published", () => {
  const files = new Set(["/app.js", "/app.js.map", "/webpack.stats.json"]);
  expect(checkPublished({ files })).toHaveLength(2);
});
