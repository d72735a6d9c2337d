/** @jest-environment node */
import { absoluteHtml } from "./absolute-html";

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
