/** @jest-environment node */
import { renderToStaticMarkup } from "react-dom/server";
import { Portfolio } from "./Portfolio";
import type { PortfolioItem } from "./Portfolio";

const items = Array.from({ length: 20 }, (_, number): PortfolioItem => ({
  slug: `cas-${number}`,
  title: `Réalisation ${number}.`,
  client: `Client ${number}.`,
  sector: "Sport",
  problem: `Problème ${number}.`,
  approach: `Réponse ${number}.`,
  stack: ["Airtable", `Outil ${number}.`],
  image: { layout: "constrained", width: 560, height: 350, images: {} },
  imageAlt: `Écran ${number}.`,
  imageFocus: null,
  weeks: 3,
  price: { text: `Prix ${number}.` },
  measures: [{ label: `Mesure ${number}.`, before: 31, afterText: "44\u00a0%", gain: null }],
}));

const texts = { title: "Réalisations", intro: "Ce qui a changé.", contactLabel: "Parlons de votre projet" };

test("the prerendered page contains every case in full, and hides none without scripts", () => {
  const html = renderToStaticMarkup(<Portfolio texts={texts} items={items} />);
  for (const { title, client, problem, approach, imageAlt, stack, price, measures } of items) {
    const figures = [price?.text ?? "", measures?.[0]?.label ?? ""];
    for (const text of [title, client, problem, approach, imageAlt, ...stack, ...figures]) expect(html).toContain(text);
  }
  expect(html).not.toMatch(/<li[^>]*\shidden/);
});

test("the stored mode is applied before the first card is painted", () => {
  const html = renderToStaticMarkup(<Portfolio texts={texts} items={items} />);
  expect(html).toMatch(/data-mode="compact"[^>]*><script>[^<]*projects-view-mode[^<]*<\/script>/);
  expect(html.indexOf("<script>")).toBeLessThan(html.indexOf("<article"));
  // What was kept of the list, once it is there.
  expect(html).toMatch(/<\/ul><script>[^<]*history\.state/);
});
