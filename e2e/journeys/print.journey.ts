import type { Visitor } from "../engines/visitor";
import { expect, expectGone, expectShown, test } from "./journey";

/** Width of the text on A4 paper, in CSS pixels. */
const paper = { width: 700, height: 1000 };

/** Applies print styles to the screen, since a printed page can't be queried. */
const showPrinted = (visitor: Visitor) =>
  visitor.ask(() => {
    const turn = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSMediaRule && rule.media.mediaText === "print") rule.media.mediaText = "all";
        else if ("cssRules" in rule) turn(rule.cssRules as CSSRuleList);
      }
    };
    for (const { cssRules } of document.styleSheets) turn(cssRules);
  });

/**
 * Simulates page breaks with columns, and returns the headings separated from their text. Tries
 * many heights, so that each heading comes close to a break.
 */
const stranded = (visitor: Visitor) =>
  visitor.ask(() => {
    const prose = document.querySelector<HTMLElement>(".prose")!;
    const headings = [...prose.querySelectorAll(".heading")];
    /** Left edge of its first letter or its image. */
    const left = (element: Element) => {
      const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT, ({ nodeValue }) =>
        nodeValue?.trim() ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP,
      );
      const range = document.createRange();
      range.selectNodeContents(element.querySelector("img") ?? text.nextNode() ?? element);
      return (element.querySelector("img") ?? range).getClientRects()[0]!.left;
    };
    const column = (element: Element) => Math.round((left(element) - prose.getBoundingClientRect().left) / 800);
    const found: string[] = [];
    for (let height = 700; height <= 1100; height += 10) {
      prose.style.cssText = `columns: 700px; column-gap: 100px; column-fill: auto; width: 700px; height: ${height}px`;
      for (const heading of headings) {
        const [own, next] = [heading, heading.nextElementSibling!].map(column);
        if (own !== next) found.push(`${height} px: «${heading.textContent}» in ${own}, its text in ${next}`);
      }
    }
    return { found, columns: column(headings.at(-1)!) };
  });

const expectPrinted = async (visitor: Visitor, address: string) => {
  const others = [
    visitor.role("region", "Gestion des cookies"),
    visitor.part("body header", "Quillebeuf & Cie"),
    visitor.part("footer"),
    visitor.role("button"),
  ];
  for (const other of others) await expectShown(other);
  const origin = visitor.part("body p", `Quillebeuf & Cie · https://quillebeuf.exemple.fr${address}`);
  await expectGone(origin);
  await showPrinted(visitor);
  await expectShown(origin);
  for (const other of others) await expectGone(other);
  await expectShown(visitor.part("main h1"));
  await expectShown(visitor.part("main p"));
};

test("a printed article has only its content, no heading separated from its text, and no table wider than the page", async ({
  arrive,
}) => {
  const address = "/blog/classer-sans-perdre";
  const visitor = await arrive(address, paper);
  await expectPrinted(visitor, address);
  const beyond = await visitor.ask(() =>
    [...document.querySelectorAll(".prose table")].map((table) => table.scrollWidth - table.parentElement!.clientWidth),
  );
  expect(beyond.length).toBeGreaterThan(0);
  // An engine may round half a border up.
  expect(Math.max(...beyond)).toBeLessThanOrEqual(1);
  const { found, columns } = await stranded(visitor);
  expect(columns).toBeGreaterThan(2);
  expect(found).toEqual([]);
});
