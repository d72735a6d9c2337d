/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { drawingMessage } from "./drawing-rules";
import { readDrawing } from "./drawings";

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

const read = (inside: string) => readDrawing(write(svg(inside)));

describe("a figure", () => {
  test("has its size, margin included", () => {
    expect(read('<rect class="ground"/>')).toEqual({
      viewBox: "-4 -4 488 208",
      width: 488,
      height: 208,
      inside: '<rect class="ground"/>',
    });
  });

  test("gets French typography, except in character references", () => {
    expect(read("<text>Gain &gt; prix &amp; frais ?</text>").inside).toBe(
      "<text>Gain &gt; prix &amp; frais\u202f?</text>",
    );
  });

  test("loses what a program wrote before its first tag", () => {
    const drawn = `<?xml version="1.0" encoding="ISO-8859-1"?>\n<!DOCTYPE svg PUBLIC "a" "b.dtd">\n<!-- c -->\n${svg("<g/>")}\n`;
    expect(drawingMessage(drawn)).toBeUndefined();
    expect(readDrawing(write(drawn)).inside).toBe("<g/>");
  });

  test("has prefixed ids, and prefixed references to them", () => {
    const drawn =
      '<defs><marker id="m"/><g id=\'a b\'/></defs><path marker-end="url(#m)"/><use href="#m"/><g aria-labelledby="m x"/><a href="#partie"><text>un</text></a>';
    expect(read(drawn).inside).toBe(
      '<defs><marker id="circuit-m"/><g id=\'circuit-a b\'/></defs><path marker-end="url(#circuit-m)"/><use href="#circuit-m"/><g aria-labelledby="circuit-m x"/><a href="#partie"><text>un</text></a>',
    );
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
  ])("%s is reported", (_what, content, message) => {
    expect(drawingMessage(content)).toContain(message);
  });

  test("that follows the rules is accepted", () => {
    expect(drawingMessage(svg('<path class="flow" d="M0 0h9"/>'))).toBeUndefined();
    expect(drawingMessage(svg("<text>fill='red'</text>"))).toBeUndefined();
    const described = '<title>Un</title><metadata>De</metadata><text mask="url(#m)">Un <tspan>mot</tspan></text>';
    expect(drawingMessage(svg(described))).toBeUndefined();
    expect(drawingMessage(svg("").replaceAll('"', "'"))).toBeUndefined();
  });
});
