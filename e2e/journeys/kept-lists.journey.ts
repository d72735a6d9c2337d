import { eventually, expect, expectHomeHydrated, expectHydrated, expectShown, test } from "./journey";

/** As extensions and discarded tabs do: the page is loaded again when the visitor comes back. */
const leaveMemory = () => addEventListener("unload", () => undefined);

test("after Back or a reload, the expanded list, the chosen sector and the scroll position are restored", async ({
  arrive,
}) => {
  const visitor = await arrive("/");
  await expectHomeHydrated(visitor);
  await visitor.ask(leaveMemory);
  await visitor.role("button", "Industrie", "#vitrine").click();
  const shown = () => visitor.part("#vitrine article").count();
  await eventually(shown).toBeLessThan(3);
  const ofSector = await shown();
  await visitor.role("button", "Voir plus de réalisations").click();
  const last = visitor.part("#portfolio li:nth-child(9) h3 a");
  await expectShown(last);
  await last.aim();
  const place = await visitor.scrollY();
  const expectFound = async () => {
    await expectHomeHydrated(visitor);
    await eventually(visitor.scrollY).toBe(place);
    await expectShown(last);
    expect(await shown()).toBe(ofSector);
    expect(await visitor.role("button", "Industrie", "#vitrine").attribute("aria-pressed")).toBe("true");
  };
  await last.click();
  await eventually(visitor.address).toMatch(/^\/realisations\/./);
  await expectHydrated(visitor);
  await visitor.back();
  await eventually(visitor.address).toBe("/");
  await expectFound();
  await visitor.reload();
  await expectFound();
});
