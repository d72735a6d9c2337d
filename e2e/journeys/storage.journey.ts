import { awake, eventually, expectCount, expectGone, expectShown, test } from "./journey";

const refuse = `() => { throw new DOMException("refusé", "SecurityError"); }`;

/** What a browser may lack or refuse, as a script that takes it away before the page's own run. */
const faults: Record<string, string> = {
  "both storages that throw": `for (const area of ["localStorage", "sessionStorage"])
    Object.defineProperty(window, area, { get: ${refuse} });`,
  "no storage at all": `for (const area of ["localStorage", "sessionStorage"])
    Object.defineProperty(window, area, { value: undefined });`,
  ...Object.fromEntries(
    ["getItem", "setItem", "removeItem", "key", "clear"].map((method) => [
      `«${method}» that throws`,
      `Storage.prototype.${method} = ${refuse};`,
    ]),
  ),
  "every method of storage that throws": `for (const method of ["getItem", "setItem", "removeItem", "key", "clear"])
    Storage.prototype[method] = ${refuse};`,
  ...Object.fromEntries(
    ["PerformanceObserver", "IntersectionObserver", "ResizeObserver", "MutationObserver", "matchMedia"].map((name) => [
      `no ${name}`,
      `delete window.${name};`,
    ]),
  ),
  "no observer and no matchMedia": `for (const name of
    ["PerformanceObserver", "IntersectionObserver", "ResizeObserver", "MutationObserver", "matchMedia"])
    delete window[name];`,
  "no crypto and no requestIdleCallback": `delete window.requestIdleCallback;
    Object.defineProperty(window, "crypto", { value: undefined });`,
};

for (const [fault, before] of Object.entries(faults)) {
  test(`with ${fault}, the page wakes up and the choice holds for the page`, async ({ arrive }) => {
    const visitor = await arrive("/", { before: [before] });
    await awake(visitor);
    const banner = visitor.role("region", "Gestion des cookies");
    await expectShown(banner);
    await visitor.role("button", "Refuser").click();
    await expectGone(banner);
    await visitor.role("button", "Détaillé", "#portfolio").click();
    await visitor.role("button", "Voir plus de réalisations", "#portfolio").click();
    await expectCount(visitor.role("article", undefined, "#portfolio"), 14);
    await visitor.role("textbox", "Nom", "#contact").click();
    await visitor.type("Zoé");
    await visitor.role("link", "Blog", "header").click();
    await eventually(visitor.address).toBe("/blog");
    await expectShown(visitor.role("heading", "Le blog"));
  });
}
