import { expectHomeHydrated, eventually, expect, expectCount, expectGone, expectShown, test } from "./journeys/journey";

const refuse = `() => { throw new DOMException("refusé", "SecurityError"); }`;

/**
 * Missing or blocked browser features, as scripts that remove them before the page's own scripts. Other ways for storage to
 * fail are tested in src/browser/storage/storage.test.ts.
 */
const faults: Record<string, string> = {
  "both storages that throw": `for (const area of ["localStorage", "sessionStorage"])
    Object.defineProperty(window, area, { get: ${refuse} });`,
  "no observer, no matchMedia, no crypto and no requestIdleCallback": `for (const name of
    ["PerformanceObserver", "IntersectionObserver", "ResizeObserver", "MutationObserver", "matchMedia", "requestIdleCallback"])
    delete window[name];
    Object.defineProperty(window, "crypto", { value: undefined });`,
};

for (const [fault, before] of Object.entries(faults)) {
  test(`with ${fault}, the page hydrates and works`, async ({ arrive }) => {
    const visitor = await arrive("/", { before: [before] });
    await expectHomeHydrated(visitor);
    const banner = visitor.role("region", "Gestion des cookies");
    if (fault.includes("storage")) {
      // Nothing is asked where nothing could be measured.
      await visitor.role("button", "Gérer mes cookies").click();
      await expectShown(visitor.part("dialog p", "ne laisse rien enregistrer"));
      await visitor.role("button", "Annuler").click();
    } else {
      await expectShown(banner);
      await visitor.role("button", "Refuser").click();
    }
    await expectGone(banner);
    await visitor.role("button", "Détaillé", "#portfolio").click();
    await visitor.role("button", "Voir plus de réalisations", "#portfolio").click();
    await expectCount(visitor.role("article", undefined, "#portfolio"), 9);
    await visitor.role("textbox", "Nom", "#contact").click();
    await visitor.type("Zoé");
    await visitor.role("link", "Blog", "header").click();
    await eventually(visitor.address).toBe("/blog");
    await expectShown(visitor.role("heading", "Le carnet"));
  });
}

test("no rule combines «:has» with another selector, which browsers without it would lose", async ({ arrive }) => {
  const visitor = await arrive("/blog/classer-sans-perdre");
  const found = await visitor.ask(() => {
    const selectors = (rules: CSSRuleList): string[] =>
      [...rules].flatMap((rule) => [
        ...(rule instanceof CSSStyleRule ? [rule.selectorText] : []),
        ...("cssRules" in rule ? selectors(rule.cssRules as CSSRuleList) : []),
      ]);
    const all = [...document.styleSheets].flatMap(({ cssRules }) => selectors(cssRules));
    const having = all.filter((selector) => selector.includes(":has("));
    const plain = having.filter((selector) => selector.split(/, (?![^(]*\))/).some((one) => !one.includes(":has(")));
    return { having: having.length, plain };
  });
  expect(found.having).toBeGreaterThan(0);
  expect(found.plain).toEqual([]);
});
