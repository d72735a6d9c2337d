import { escapeHtml } from "./escape-html";

test("escapes a text for an element and for an attribute, both quotes included", () => {
  const text = `L'offre "A" < 5 > 3 & &lt;b> <b onclick='x()'>`;
  const escaped = escapeHtml(text);
  document.body.innerHTML = `<p title='${escaped}' lang="${escaped}">${escaped}</p>`;
  const element = document.body.firstElementChild!;
  expect([element.getAttribute("title"), element.getAttribute("lang"), element.textContent]).toEqual([
    text,
    text,
    text,
  ]);
});
