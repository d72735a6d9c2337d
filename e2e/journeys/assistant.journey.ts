import type { Visitor } from "../engines/visitor";
import { expectHomeHydrated, expect, expectFocused, expectGone, expectShown, test } from "./journey";

const dialog = (visitor: Visitor) => visitor.role("dialog", "Comment puis-je vous aider ?");
const opener = (visitor: Visitor) => visitor.role("button", "Ouvrir l’assistant");
const inDialog = (visitor: Visitor, role: string, name: string) => visitor.role(role, name, "dialog[open]");

test("the assistant opens a topic and goes back to the list, keeps the keyboard inside, and closes in three ways", async ({
  arrive,
}) => {
  const visitor = await arrive("/");
  await expectHomeHydrated(visitor);
  await opener(visitor).click();
  await expectShown(dialog(visitor));
  expect(await visitor.ask(() => document.querySelector("dialog[open]")!.matches(":modal"))).toBe(true);
  // Backwards from the title, the focus may only leave for the browser's UI (`body` is then the active element).
  await visitor.part("dialog[open] h2").click();
  await visitor.press("Shift+Tab");
  const inPage = () =>
    visitor.ask(() => document.activeElement !== document.body && document.activeElement?.closest("dialog") === null);
  expect(await inPage()).toBe(false);
  const chat = async (name: string) => new URL((await inDialog(visitor, "link", name).attribute("href")) ?? "");
  expect((await chat("Discussion générale")).searchParams.get("text")).toBe(
    "Bonjour, vos solutions no-code m’intéressent. Pouvez-vous me conseiller\u202f?",
  );
  await inDialog(visitor, "button", "Les fichiers").click();
  await expectFocused(inDialog(visitor, "heading", "Les fichiers"));
  expect((await chat("Parler de ce sujet")).searchParams.get("text")).toBe(
    "Bonjour, vos solutions no-code m’intéressent pour les fichiers. Pouvez-vous me conseiller\u202f?",
  );
  expect(await inDialog(visitor, "link", "Parler de ce sujet").attribute("target")).toBe("_blank");
  await inDialog(visitor, "button", "Retour aux sujets").click();
  await expectFocused(inDialog(visitor, "button", "Les fichiers"));
  const closes: (() => Promise<unknown>)[] = [
    () => inDialog(visitor, "button", "Fermer").click(),
    () => visitor.tab.click(5, 5),
    () => visitor.press("Tab", "Tab", "Escape"),
  ];
  for (const close of closes) {
    await close();
    await expectGone(dialog(visitor));
    await expectFocused(opener(visitor));
    await opener(visitor).click();
    await expectShown(dialog(visitor));
  }
});
