/** @jest-environment node */
import { renderToStaticMarkup } from "react-dom/server";
import { Faq } from "./Faq";

test("the prerendered page contains every answer, with its question's id", () => {
  const items = [
    { key: "delais", question: "Combien de temps ?", answer: "Deux à quatre semaines." },
    { key: "prix", question: "Quel prix ?", answer: "Un forfait." },
  ];
  const html = renderToStaticMarkup(<Faq texts={{ title: "Questions", intro: "Les plus posées." }} items={items} />);
  for (const { key, answer } of items) {
    expect(html).toMatch(new RegExp(`<div id="faq-${key}"[^>]*><p>${answer}</p>`));
  }
});
