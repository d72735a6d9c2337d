/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { articleBody } from "./article-body";
import { ProseError, renderMdx, saveRenderedTexts, type Prose } from "./render-mdx";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "prose-"));
});
afterEach(() => rmSync(root, { recursive: true }));

describe("rendering a text", () => {
  test("reads words, headings and links on the way, and corrects the typography", async () => {
    const prose = await renderMdx("## Combien ?\n\nTrois mots [ici](/blog).\n\n### Puis\n", root);
    expect(prose.headings).toEqual([
      { id: "combien", depth: 2, text: "Combien\u202f?" },
      { id: "puis", depth: 3, text: "Puis" },
    ]);
    expect(prose.links).toMatchObject([{ href: "/blog", line: 3 }]);
    expect(prose.words).toBe(5);
  });

  test("sets a link to itself beside each heading, named after it", async () => {
    const { html } = await renderMdx("## Une partie\n", root);
    expect(html).toBe(
      '<div class="heading"><h2 id="une-partie">Une partie</h2>' +
        '<a class="anchor" href="#une-partie" aria-labelledby="une-partie">#</a></div>',
    );
  });

  test("an unknown component does not hide the other mistakes of the text", async () => {
    const { components } = await renderMdx("Texte\n\n<Inconnu />\n", root);
    expect(components).toMatchObject([{ name: "Inconnu", line: 3 }]);
  });

  test("tells where the text is not valid MDX", async () => {
    const failure = await renderMdx("Un texte.\n\n<Callout>\n", root).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ProseError);
    expect(failure).toMatchObject({ line: 3, column: 1 });
  });
});

describe("texts kept between builds", () => {
  const file = () => join(root, ".cache/prose.json");
  const stored = () => JSON.parse(readFileSync(file(), "utf8")) as [key: string, value: Prose][];

  /** What the next build would give, which knows of this one only what stands on disk. */
  const inTheNextBuild = async (body: string) => {
    let html = "";
    await jest.isolateModulesAsync(async () => {
      const fresh = await import("./render-mdx");
      html = (await fresh.renderMdx(body, root)).html;
      fresh.saveRenderedTexts(root);
    });
    return html;
  };

  const render = async (...bodies: string[]) => {
    for (const body of bodies) await renderMdx(body, root);
    saveRenderedTexts(root);
  };

  test("a text rendered before is read back", async () => {
    await render("Bonjour.");
    writeFileSync(file(), JSON.stringify(stored().map(([key, value]) => [key, { ...value, html: "<p>Relu.</p>" }])));
    expect(await inTheNextBuild("Bonjour.")).toBe("<p>Relu.</p>");
  });

  test("another identity, or another renderer, renders it anew", async () => {
    await render("Bonsoir.");
    mkdirSync(join(root, "data"));
    writeFileSync(join(root, "data/site.json"), "{}");
    await render("Bonsoir.");
    expect(stored()).toHaveLength(2);
    const before = stored().map(([key]) => key);
    mkdirSync(join(root, "src/build/prose"), { recursive: true });
    writeFileSync(join(root, "src/build/prose/render-mdx.ts"), "");
    await inTheNextBuild("Bonsoir.");
    expect(before).not.toContain(stored()[0]?.[0]);
  });

  test("a text that is gone is forgotten when another is written", async () => {
    await render("Un.", "Deux.");
    await inTheNextBuild("Trois.");
    expect(stored().map(([, { html }]) => html)).toEqual(["<p>Trois.</p>"]);
  });

  test("a file cut short costs a rendering, not the build", async () => {
    await render("Bonne nuit.");
    writeFileSync(file(), readFileSync(file(), "utf8").slice(0, 20));
    expect(await inTheNextBuild("Bonne nuit.")).toBe("<p>Bonne nuit.</p>");
  });
});

describe("the body of an article", () => {
  const headings = [
    { id: "a", depth: 2, text: "Première" },
    { id: "b", depth: 3, text: "Détail" },
    { id: "c", depth: 2, text: "Seconde" },
  ];

  test("begins with its parts, the smaller inside the larger", () => {
    expect(articleBody("<p>Texte</p>", headings)).toMatch(
      /<li><a href="#a">Première<\/a><ol><li><a href="#b">Détail<\/a><\/li><\/ol><\/li><li><a href="#c">Seconde<\/a><\/li>.*<div class="prose"><p>Texte<\/p><\/div>$/,
    );
  });

  test("has no list of parts when there are hardly any", () => {
    expect(articleBody("<p>Texte</p>", headings.slice(0, 2))).toBe('<div class="prose"><p>Texte</p></div>');
  });
});
