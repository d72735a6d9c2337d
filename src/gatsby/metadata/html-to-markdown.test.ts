/** @jest-environment node */
import { absoluteHtml } from "./absolute-html";
import { htmlToMarkdown } from "./html-to-markdown";

test("headings, lists, links and tables become Markdown", () => {
  const html =
    '<h2>Un titre</h2><ul><li>Un <strong>point</strong></li></ul><p><a href="https://exemple.fr/x">lien</a></p>' +
    "<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1</td><td>2 | 3</td></tr></tbody></table>";
  expect(htmlToMarkdown(html)).toBe(
    "## Un titre\n\n-   Un **point**\n\n[lien](https://exemple.fr/x)\n\n| A | B |\n| --- | --- |\n| 1 | 2 \\| 3 |",
  );
});

test("a figure is told in words", () => {
  const html =
    '<figure class="figure"><img src="/a.webp" alt="Trois étapes."/><figcaption>La méthode.</figcaption></figure>';
  expect(htmlToMarkdown(html)).toBe("Figure : Trois étapes.\n\nLa méthode.");
});

test("a table with a caption is kept whole, below its caption", () => {
  const html =
    '<figure class="comparison"><figcaption>Trois formats</figcaption><div class="comparisonFrame" aria-label="Trois formats">' +
    "<table><thead><tr><th>Format</th><th>Délai</th></tr></thead><tbody><tr><td>Landing page</td><td>1 semaine</td></tr></tbody></table>" +
    "</div></figure>";
  expect(htmlToMarkdown(html)).toBe("Trois formats\n\n| Format | Délai |\n| --- | --- |\n| Landing page | 1 semaine |");
});

test("what leaves the site has whole addresses and nothing of the page's machinery", () => {
  const html =
    '<nav class="contents" tabindex="0"><a href="#a">A</a></nav><div class="heading"><h2 id="a">A</h2>' +
    '<a class="anchor" href="#a" aria-labelledby="a">#</a></div><p><a href="/blog">b</a> <a href="#a">c</a></p>' +
    '<picture><source type="image/webp" srcSet="/i.webp 1w"/><img src="/i.png" srcSet="/i.png 1w" style="color:red" alt=""/></picture>' +
    '<form class="calculator"><input/></form>';
  expect(absoluteHtml(html, "https://e.fr", "https://e.fr/blog/x")).toBe(
    '<div class="heading"><h2 id="a">A</h2></div><p><a href="https://e.fr/blog">b</a> <a href="https://e.fr/blog/x#a">c</a></p>' +
      '<img src="https://e.fr/i.png" alt=""/>',
  );
});
