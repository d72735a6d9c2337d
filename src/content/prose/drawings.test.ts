/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { drawingMistake } from "./drawing-rules";
import { renderDrawing } from "./drawings";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "dessins-"));
  mkdirSync(join(root, "article"));
});
afterEach(() => rmSync(root, { recursive: true }));

const svg = (inside: string, width = 480) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 200">${inside}</svg>`;

function write(content: string): string {
  const file = join(root, "article/circuit.svg");
  writeFileSync(file, content);
  return file;
}

const render = (content: string) => renderDrawing(write(content));

describe("a figure", () => {
  test("carries the tokens' colours of both schemes, and the room it takes", async () => {
    const drawing = await render(svg('<rect class="ground"/>'));
    expect(drawing).toMatchObject({ width: 488, height: 208 });
    expect(drawing.src).toMatch(/^\/static\/figures\/article\/circuit-[0-9a-f]{12}\.svg$/);
    expect(drawing.svg).toMatch(/^<svg [^>]*viewBox="-4 -4 488 208"><style>/);
    expect(drawing.svg).toContain(".ground{fill:var(--color-surface)}");
    expect(drawing.svg).toMatch(/--color-surface: ?#fff/);
    expect(drawing.svg).toMatch(/prefers-color-scheme: ?dark\).*--color-surface: ?#222d29/s);
  });

  test("is set with French typography", async () => {
    expect((await render(svg("<text>Déjà connue ?</text>"))).svg).toContain("<text>Déjà connue\u202f?</text>");
  });

  test("keeps its character references whole", async () => {
    expect((await render(svg("<text>Gain &gt; prix &amp; frais ?</text>"))).svg).toContain(
      "<text>Gain &gt; prix &amp; frais\u202f?</text>",
    );
  });

  test("leaves behind what a program wrote before its first tag", async () => {
    const drawn = `<?xml version="1.0" encoding="ISO-8859-1"?>\n<!DOCTYPE svg PUBLIC "a" "b.dtd">\n<!-- c -->\n${svg("<g/>")}\n`;
    expect(drawingMistake(drawn)).toBeUndefined();
    expect((await render(drawn)).svg).toMatch(/^<svg [^>]*viewBox="-4 -4 488 208"><style>.*<g\/><\/svg>\n$/s);
  });

  test("keeps what its first tag says, a sign of «replace» too", async () => {
    const label = 'aria-label="De 1 $ à 2 $\' ou $$"';
    const drawing = await render(svg("<text>un</text>").replace("<svg ", () => `<svg ${label} `));
    expect(drawing.svg).toMatch(/^<svg [^>]*viewBox="-4 -4 488 208"><style>/);
    expect(drawing.svg).toContain(label);
  });

  test("changes its address when it changes", async () => {
    const [one, two] = await Promise.all(["un", "deux"].map((word) => render(svg(`<text>${word}</text>`))));
    expect(one!.src).not.toBe(two!.src);
  });

  describe("in the site's faces", () => {
    const faces = async (inside: string) =>
      [
        ...(await render(svg(inside))).svg.matchAll(/font-weight:(\d+);src:url\(data:font\/woff2;base64,([^)]+)\)/g),
      ].map(([, weight, font]) => ({ weight, font: font ?? "" }));

    test("carries only the ones it sets", async () => {
      const weights = async (inside: string) => (await faces(inside)).map(({ weight }) => weight);
      expect(await weights("<text>un</text>")).toEqual(["400"]);
      expect(await weights('<text class="title middle">un</text>')).toEqual(["700"]);
      expect(await weights('<text>un <tspan class="strong">deux</tspan></text>')).toEqual(["400", "700"]);
      expect(await weights('<rect class="ground"/>')).toEqual([]);
    });

    test("carries only the characters it sets", async () => {
      const [few, same, many] = await Promise.all(
        ["une", "nue", "Portez ce vieux whisky au juge blond"].map((words) => faces(`<text>${words}</text>`)),
      );
      expect(few![0]!.font.length).toBeLessThan(1500);
      expect(same).toEqual(few);
      expect(many![0]!.font.length).toBeGreaterThan(2 * few![0]!.font.length);
    });

    test("leaves to another face a character that they lack", async () => {
      expect(await faces("<text>a ≥ 漢</text>")).toHaveLength(1);
    });

    test("has the same stylesheet as any other, its faces apart", async () => {
      const sheet = async (inside: string) => /<style>(.*?)<\/style>/s.exec((await render(svg(inside))).svg)![1];
      expect(await sheet("<text>un</text>")).toBe(await sheet('<rect class="ground"/>'));
    });
  });

  test.each([
    ["cut short or badly written", svg("<text>Pas fermé & mal formé"), "mal formé, ligne 1 : fermez chaque balise"],
    ["with a name that XML does not know", svg("<text>a&nbsp;b</text>"), "mal formé, ligne 1"],
    ["without its namespace", '<svg viewBox="0 0 480 200"></svg>', "sa première balise"],
    ["that calls another file", svg('<image href="https://exemple.fr/a.png"/>'), "ne charge aucun autre fichier"],
    ["without a view box", '<svg xmlns="http://www.w3.org/2000/svg" width="480">', "sa première balise"],
    ["too wide for a phone", svg("", 720), "dessiné sur 720 de large"],
    ["with a colour of its own", svg('<rect fill="#fff"/>'), '«fill="#fff"»'],
    ["with a colour between other quotation marks", svg("<rect fill='red'/>"), '«fill="red"»'],
    ["with a style within", svg("<g><path style='color: red'/></g>"), '«style="color: red"»'],
    ["with a stylesheet", svg("<style>a{}</style>"), "«<style>»"],
    [
      "that calls another file in other quotation marks",
      svg("<image href='https://exemple.fr/a.png'/>"),
      "ne charge aucun",
    ],
    [
      "that calls one as programs write it",
      svg('<use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="b.svg#a"/>'),
      "ne charge aucun",
    ],
    ["without a height", '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 0"></svg>', "sa première balise"],
    ["whose program's names are left", svg('<g inkscape:label="Calque 1"/>'), "le préfixe «inkscape:», retirez-le"],
    ["with a prefix declared elsewhere", svg('<g xmlns:x="a"/><use x:href="#b"/>'), "le préfixe «x:»"],
    [
      "saved in another encoding",
      svg("\n<text>c\uFFFDt\uFFFD</text>"),
      "mal formé, ligne 2 : caractère perdu «\uFFFD»",
    ],
    ["with a script", svg("<script>alert(1)</script>"), "«<script>» ne s’exécuterait pas"],
    ["with a script in an attribute", svg('<g onclick="alert(1)"/>'), '«onclick="alert(1)"» ne s’exécuterait pas'],
    ["that calls a filter of another file", svg("<g filter=\"url('b.svg#a')\"/>"), "ne charge aucun"],
    [
      "with words of HTML",
      svg("<foreignObject><p>Deux mots</p></foreignObject>"),
      "«Deux mots» ne paraîtrait pas, dans <p>",
    ],
    [
      "with words anywhere",
      svg("<g>Deux mots</g>"),
      "«Deux mots» ne paraîtrait pas, dans <g> : mettez ces mots dans un <text>",
    ],
    ["with a size of its own", svg('<text font-size="9">x</text>'), '«font-size="9"»'],
  ])("%s is refused", (_what, content, message) => {
    expect(drawingMistake(content)).toContain(message);
  });

  test("by the rules is accepted", () => {
    expect(drawingMistake(svg('<path class="flow" d="M0 0h9"/>'))).toBeUndefined();
    expect(drawingMistake(svg("<text>fill='red'</text>"))).toBeUndefined();
    const described = '<title>Un</title><metadata>De</metadata><text mask="url(#m)">Un <tspan>mot</tspan></text>';
    expect(drawingMistake(svg(described))).toBeUndefined();
    expect(drawingMistake(svg("").replaceAll('"', "'"))).toBeUndefined();
    const linked = svg('<text xml:space="preserve">a</text><g><use xlink:href="#b"/></g>');
    expect(
      drawingMistake(linked.replace(" viewBox", ' xmlns:xlink="http://www.w3.org/1999/xlink" viewBox')),
    ).toBeUndefined();
  });
});
