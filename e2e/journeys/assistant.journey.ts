import type { Visitor } from "../engines/visitor";
import { awake, eventually, expect, expectFocused, expectGone, expectShown, test } from "./journey";

const dialog = (visitor: Visitor) => visitor.role("dialog", "Comment puis-je vous aider ?");
const opener = (visitor: Visitor) => visitor.role("button", "Ouvrir l’assistant");
const inDialog = (visitor: Visitor, role: string, name: string) => visitor.role(role, name, "dialog[open]");

for (const width of [375, 1280]) {
  test(`the assistant at ${width} px goes from the topics to one and back, and closes`, async ({ arrive }) => {
    const visitor = await arrive("/", { width });
    await awake(visitor);
    await opener(visitor).click();
    await expectShown(dialog(visitor));
    await inDialog(visitor, "button", "La relation client").click();
    await expectFocused(inDialog(visitor, "heading", "La relation client"));
    await expectShown(inDialog(visitor, "link", "Parler de ce sujet"));
    await inDialog(visitor, "button", "Retour aux sujets").click();
    await expectFocused(inDialog(visitor, "button", "La relation client"));
    await inDialog(visitor, "button", "Fermer").click();
    await expectGone(dialog(visitor));
    await expectFocused(opener(visitor));
    await opener(visitor).click();
    await expectShown(dialog(visitor));
    await visitor.tab.click(5, 5);
    await expectGone(dialog(visitor));
    await expectFocused(opener(visitor));
  });
}

test("while the assistant is open nothing of the page can be reached, even from its title", async ({ arrive }) => {
  const visitor = await arrive("/");
  await awake(visitor);
  await opener(visitor).click();
  await expectShown(dialog(visitor));
  expect(await visitor.ask(() => document.querySelector("dialog[open]")!.matches(":modal"))).toBe(true);
  await visitor.part("dialog[open] h2").click();
  await visitor.press("Shift+Tab");
  // The browser's own bar may take the focus: the document then keeps it on its body.
  const inPage = () =>
    visitor.ask(() => document.activeElement !== document.body && document.activeElement?.closest("dialog") === null);
  expect(await inPage()).toBe(false);
  await visitor.press("Tab", "Tab", "Escape");
  await expectGone(dialog(visitor));
  await expectFocused(opener(visitor));
});

test("each way to a talk opens it in another tab, about what was chosen", async ({ arrive }) => {
  const visitor = await arrive("/");
  await awake(visitor);
  await opener(visitor).click();
  const chat = async (name: string) => new URL((await inDialog(visitor, "link", name).attribute("href")) ?? "");
  await expectShown(dialog(visitor));
  expect((await chat("Discussion générale")).searchParams.get("text")).toBe(
    "Bonjour, vos solutions no-code m’intéressent. Pouvez-vous me conseiller\u202f?",
  );
  await inDialog(visitor, "button", "La relation client").click();
  await eventually(async () => (await chat("Parler de ce sujet")).searchParams.get("text")).toBe(
    "Bonjour, vos solutions no-code m’intéressent pour la relation client. Pouvez-vous me conseiller\u202f?",
  );
  expect(await inDialog(visitor, "link", "Parler de ce sujet").attribute("target")).toBe("_blank");
});
