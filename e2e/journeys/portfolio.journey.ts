import { awake, eventually, expect, expectCount, expectFocused, expectShown, test } from "./journey";

for (const width of [375, 1280]) {
  test(`the portfolio at ${width} px shows more, then less, in both modes`, async ({ arrive }) => {
    const visitor = await arrive("/", { width });
    await awake(visitor);
    const cards = visitor.role("article", undefined, "#portfolio");
    const button = (name: string) => visitor.role("button", name, "#portfolio");
    const more = button("Voir plus de réalisations");
    await expectCount(cards, 8);
    expect(await button("Compact").attribute("aria-pressed")).toBe("true");
    expect(await button("Détaillé").attribute("aria-pressed")).toBe("false");
    expect(await visitor.role("status", undefined, "#portfolio").texts()).toEqual(["8 réalisations sur 20"]);
    await more.click();
    await expectCount(cards, 16);
    await eventually(() => visitor.ask(() => document.activeElement?.closest("article") !== null)).toBe(true);
    await more.click();
    await expectCount(cards, 20);
    await button("Voir moins").click();
    await expectCount(cards, 8);
    await expectFocused(more);
    await button("Détaillé").click();
    await more.click();
    await expectCount(cards, 14);
    await more.click();
    await expectCount(cards, 20);
    await button("Voir moins").click();
    await expectCount(cards, 6);
  });
}

test("the portfolio keeps the mode that was chosen", async ({ arrive }) => {
  const visitor = await arrive("/");
  await awake(visitor);
  const detailed = visitor.role("button", "Détaillé", "#portfolio");
  await detailed.click();
  await eventually(() => detailed.attribute("aria-pressed")).toBe("true");
  expect(await visitor.ask(() => localStorage.getItem("projects-view-mode"))).toBe("grid");
  await visitor.reload();
  await eventually(() => detailed.attribute("aria-pressed")).toBe("true");
});

test("the tools that do not fit are named under the pointer and to the keyboard, until Escape", async ({ arrive }) => {
  const visitor = await arrive("/");
  await awake(visitor);
  const rest = visitor.role("button", "+2 autres outils", "#portfolio");
  const tooltip = visitor.role("tooltip");
  await rest.hover();
  await eventually(() => tooltip.texts()).toEqual(["Make, Softr"]);
  await visitor.press("Escape");
  await expectCount(tooltip, 0);
  await rest.first((button) => button.closest("article")!.querySelector("a")!.focus());
  await visitor.press("Tab");
  await expectFocused(rest);
  await expectShown(tooltip);
  await visitor.press("Escape");
  await expectCount(tooltip, 0);
  await expectFocused(rest);
});
