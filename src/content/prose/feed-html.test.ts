/** @jest-environment node */
import type { IGatsbyImageData } from "gatsby-plugin-image";
import type { PublishedPicture } from "./pictures";
import { feedHtml } from "./feed-html";
import { renderMdx } from "./render-mdx";

const photograph: IGatsbyImageData = {
  layout: "constrained",
  width: 672,
  height: 378.2,
  images: {
    sources: [{ type: "image/webp", srcSet: "/static/x.webp 672w", sizes: "" }],
    fallback: { src: "/static/x.png", srcSet: "/static/x.png 672w", sizes: "" },
  },
};
const pictures = new Map<string, PublishedPicture>([
  ["./plan.svg", { drawing: { viewBox: "0 0 480 640", width: 480, height: 640, inside: "<text>un</text>" } }],
  ["ecran.png", { photograph }],
]);

const render = async (body: string) =>
  feedHtml((await renderMdx(body, "/nowhere")).html(pictures), "https://e.fr/blog/un-article");

test("addresses of this site become absolute, others do not change", async () => {
  expect(
    await render("[a](/blog) [b](#une-partie) [c](https://ailleurs.fr) [d](//cdn.fr/x) [e](mailto:a@e.fr)\n"),
  ).toBe(
    '<p><a href="https://e.fr/blog">a</a> <a href="https://e.fr/blog/un-article#une-partie">b</a> ' +
      '<a href="https://ailleurs.fr">c</a> <a href="//cdn.fr/x">d</a> <a href="mailto:a@e.fr">e</a></p>',
  );
});

test("forms, permalinks, classes and ids are removed", async () => {
  const table = "| Outil | Prix |\n| --- | --- |\n| no-code | 20 |\n";
  const html = await render(
    `## Une partie\n\n${table}\n<ComparisonTable caption="Deux prix">\n\n${table}\n</ComparisonTable>\n\n` +
      "```\n=SOMME(A1)\n```\n\n<Steps>\n\n1. D'abord\n\n</Steps>\n\n<PriorityCalculator />\n",
  );
  expect(html.replaceAll("\n", "").replace(/<\/?(?:header|div|span)>/g, "")).toMatch(
    /^<h2>Une partie<\/h2><table>.*<figure><figcaption>Deux prix<\/figcaption><table>.*<\/figure><pre><code>=SOMME\(A1\)<\/code><\/pre><ol><li>D’abord<\/li><\/ol>$/,
  );
  expect(html).not.toMatch(/\b(?:class|role|tabindex|id|data-\w+)=/);
});

test("a callout keeps its title, a figure its description and its caption", async () => {
  const html = await render(
    '<Callout title="Attention">\n\nUn **point**.\n\n</Callout>\n\n<Figure src="./plan.svg" alt="Un plan" caption="La suite." />\n\n![Un écran](ecran.png)\n\n![Un logo](/logos/x.svg)\n',
  );
  expect(html.replaceAll("\n", "").replace(/<\/?picture>/g, "")).toBe(
    "<section><p>Attention</p><p>Un <strong>point</strong>.</p></section>" +
      "<figure><em>Figure : Un plan</em><figcaption>La suite.</figcaption></figure>" +
      '<p><img width="672" height="378" alt="Un écran" src="https://e.fr/static/x.png"/></p>' +
      '<p><img src="https://e.fr/logos/x.svg" alt="Un logo"/></p>',
  );
});

test("a footnote and its call link to the page", async () => {
  const html = await render("Une phrase[^1].\n\n[^1]: La note.\n");
  expect(html.replaceAll("\n", "")).toBe(
    '<p>Une phrase<sup><a href="https://e.fr/blog/un-article#note-fn-1">1</a></sup>.</p>' +
      '<section><h2>Notes</h2><ol><li><p>La note. <a href="https://e.fr/blog/un-article#note-fnref-1">↩</a></p></li></ol></section>',
  );
});

test("text that looks like an attribute is kept", async () => {
  expect(await render('Écrivez `class="x"`, puis id="y" et href="/z".\n')).toContain("class=&quot;x&quot;</code>");
});
