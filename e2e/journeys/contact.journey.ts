import { randomUUID } from "node:crypto";
import type { Visitor } from "../engines/visitor";
import { expectHomeHydrated, eventually, expect, expectFocused, expectGone, expectShown, test } from "./journey";

const field = (visitor: Visitor, name: string) => visitor.role("textbox", name, "#contact form");
const button = (visitor: Visitor) => visitor.part("#contact form button");
const toast = (visitor: Visitor, text: string) => visitor.part("[aria-label^='Notifications'] li", text);

const write = async (visitor: Visitor, name: string, text: string) => {
  await field(visitor, name).click();
  await visitor.type(text);
};

const fillIn = async (visitor: Visitor) => {
  const words = `Référence ${randomUUID()}`;
  await write(visitor, "Nom", "Zoé Ünal");
  await write(visitor, "Email", "zoe@exemple.fr");
  await write(visitor, "Message", words);
  return words;
};

test("an empty field or a malformed address is reported and nothing is sent; a valid message is sent and confirmed", async ({
  arrive,
  site,
}) => {
  // A window so low that the first field is scrolled out of view.
  const visitor = await arrive("/#contact", { width: 375, height: 480 });
  await expectHomeHydrated(visitor);
  const posts = () => site.asked().filter((line) => line.startsWith("POST"));
  await button(visitor).click();
  await expectShown(toast(visitor, "Veuillez remplir tous les champs."));
  await expectFocused(field(visitor, "Nom"));
  // Below the header, label included.
  const header = await visitor.part("body header").box();
  const top = async (selector: string) => (await visitor.part(selector).box())?.top ?? Number.NaN;
  await eventually(() => top("#contact form label")).toBeGreaterThanOrEqual(header?.bottom ?? Number.NaN);
  await button(visitor).focus();
  await visitor.press("Alt+t", "Tab", "Enter");
  await expectGone(toast(visitor, "Veuillez remplir tous les champs."));

  await fillIn(visitor);
  await write(visitor, "Email", "@");
  await button(visitor).click();
  await expectFocused(field(visitor, "Email"));
  expect(await field(visitor, "Email").first((input) => (input as HTMLInputElement).validity.typeMismatch)).toBe(true);
  expect(posts()).toEqual([]);

  await field(visitor, "Email").first((input) => {
    (input as HTMLInputElement).select();
  });
  await visitor.type("zoe@exemple.fr");
  await button(visitor).click();
  await expectShown(toast(visitor, "Message envoyé !"));
  await expectFocused(visitor.role("heading", "Message envoyé !", "#contact"));
  await eventually(() => field(visitor, "Message").value()).toBe("");
  expect(posts()).toEqual(["POST /contact"]);
});

test("a draft survives a reload; the button is inactive while a message is sent, and text typed meanwhile is kept", async ({
  arrive,
  site,
}) => {
  const visitor = await arrive("/#contact");
  await expectHomeHydrated(visitor);
  const words = await fillIn(visitor);
  await visitor.reload();
  await eventually(() => field(visitor, "Message").value()).toBe(words);
  await expectHomeHydrated(visitor);
  site.fail(/^POST/, "held");
  await field(visitor, "Nom").focus();
  await visitor.press("Enter");
  await eventually(() => button(visitor).texts()).toEqual(["Envoi en cours…"]);
  await visitor.press("Enter");
  await write(visitor, "Message", " et encore ceci");
  site.release();
  await expectShown(toast(visitor, "Message envoyé !"));
  expect(await field(visitor, "Message").value()).toContain("et encore ceci");
  expect(site.asked().filter((line) => line.startsWith("POST"))).toHaveLength(1);
  await visitor.reload();
  await expectHomeHydrated(visitor);
  expect(await field(visitor, "Message").value(), words).toContain("et encore ceci");
});
