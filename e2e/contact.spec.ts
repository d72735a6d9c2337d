import { randomUUID } from "node:crypto";
import { expect, type Page, test } from "@playwright/test";
import { mailsAbout } from "./support/outbox";

/** A unique text, to find the mail by. */
const someWords = () => `Référence ${randomUUID()} œuf 👋`;

const form = (page: Page) => page.getByRole("form", { name: "Formulaire de contact" });
const toasts = (page: Page) => page.getByRole("region", { name: /^Notifications/ }).getByRole("listitem");
const sendButton = (page: Page) => form(page).getByRole("button");

const openForm = async (page: Page) => {
  await page.goto("/#contact");
  await expect(form(page)).toBeVisible();
};

/** Before hydration it is a plain form, whose response is a page. */
const openAwake = async (page: Page) => {
  await openForm(page);
  await expect(page.locator("#portfolio [data-hydrated]")).toBeAttached();
};

const fillIn = async (page: Page, message: string) => {
  await form(page).getByLabel("Nom").fill("Zoé Ünal");
  await form(page).getByLabel("Email").fill("zoe@exemple.fr");
  await form(page).getByLabel("Message").fill(message);
};

/** Counts POST requests, and lets them through. */
const countPosts = (page: Page) => {
  const posts: { body: unknown; key: string | undefined; path: string }[] = [];
  page.on("request", (request) => {
    if (request.method() !== "POST") return;
    const key = request.headers()["idempotency-key"];
    posts.push({ body: request.postDataJSON(), key, path: new URL(request.url()).pathname });
  });
  return posts;
};

test("a message reaches the provider's mailbox, and the fields are emptied", async ({ page }) => {
  const posts = countPosts(page);
  const words = someWords();
  await openAwake(page);
  await fillIn(page, words);
  await sendButton(page).click();
  await expect(toasts(page)).toHaveText(/Message envoyé\s!\s*Je vous recontacterai dans les plus brefs délais\./);
  await expect(form(page).getByLabel("Message")).toHaveValue("");
  const contact = page.locator("#contact");
  await expect(contact.getByRole("heading", { name: "Message envoyé !" })).toBeFocused();
  await expect(contact.getByRole("heading", { name: "Message envoyé !" })).toBeInViewport();
  await expect(contact.getByRole("definition")).toHaveText(["Zoé Ünal", "zoe@exemple.fr", words]);
  await expect(contact.getByRole("link", { name: "Réserver 30 min (nouvel onglet)" })).toBeVisible();
  expect(posts).toMatchObject([
    { path: "/contact", body: { name: "Zoé Ünal", email: "zoe@exemple.fr", message: words } },
  ]);

  await expect.poll(async () => (await mailsAbout(words)).length).toBe(1);
  const [mail] = await mailsAbout(words);
  expect(mail?.replyTo).toMatchObject([{ name: "Zoé Ünal", address: "zoe@exemple.fr" }]);
});

test("a message sent before the scripts have loaded leaves no draft", async ({ page }) => {
  await openAwake(page);
  await fillIn(page, someWords());
  const draft = () => page.evaluate(() => sessionStorage.getItem("contact-draft"));
  expect(await draft()).not.toBeNull();
  await page.route("**/app-*.js", (route) => route.abort());
  await page.reload();
  await fillIn(page, someWords());
  await page.unroute("**/app-*.js");
  await sendButton(page).click();
  await expect(page).toHaveURL("/merci");
  await expect.poll(draft).toBeNull();
});

test("text typed before the scripts have loaded is kept, with the focus, even if an extension has changed the form", async ({
  page,
}) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/app-*.js", (route) => released.then(() => route.continue()));
  await openForm(page);
  await fillIn(page, "Bonjour");
  await form(page)
    .getByLabel("Nom")
    .evaluate((field) => field.after(document.createElement("div")));
  const old = await form(page).elementHandle();
  release();
  await expect(page.locator("#portfolio [data-hydrated]")).toBeAttached();
  await expect.poll(() => old.evaluate((element) => element.isConnected)).toBe(false);
  await expect(form(page).getByLabel("Nom")).toHaveValue("Zoé Ünal");
  await expect(form(page).getByLabel("Email")).toHaveValue("zoe@exemple.fr");
  await expect(form(page).getByLabel("Message")).toBeFocused();
  await page.keyboard.type(" encore");
  await expect(form(page).getByLabel("Message")).toHaveValue("Bonjour encore");
});

test("a failure keeps what was typed, and trying again sends the same message once", async ({ page }) => {
  const errors: string[] = [];
  page.on("console", (line) => line.type() === "error" && errors.push(line.text()));
  const words = someWords();
  await openAwake(page);
  await fillIn(page, words);
  // The message is received, but the response is lost.
  await page.route("/contact", async (route) => {
    await route.fetch();
    await route.abort("connectionreset");
  });
  await sendButton(page).click();
  const failure = "Une erreur s’est produite lors de l’envoi. Veuillez réessayer.";
  await expect(toasts(page).getByText(failure, { exact: true })).toBeVisible();
  await expect(form(page).getByText(failure, { exact: true })).toBeVisible();
  await expect(form(page).getByLabel("Message")).toHaveValue(words);
  expect(errors.some((text) => text.includes("Envoi du message de contact"))).toBe(true);

  await page.unroute("/contact");
  await sendButton(page).click();
  await expect(toasts(page).filter({ hasText: "Message envoyé" })).toBeVisible();
  await expect.poll(async () => (await mailsAbout(words)).length).toBe(1);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a refused message comes back with what was typed, then is sent", async ({ page }) => {
    const words = someWords();
    await openForm(page);
    await form(page).getByLabel("Message").fill(words);
    await sendButton(page).click();
    await expect(page.getByRole("alert")).toHaveText("Veuillez remplir tous les champs.");
    await expect(page.getByLabel("Message")).toHaveValue(words);
    await page.getByLabel("Nom").fill("Zoé Ünal");
    await page.getByLabel("Email").fill("zoe@exemple.fr");
    await page.getByRole("button", { name: "Envoyer le message" }).click();
    await expect(page).toHaveURL("/merci");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});

for (const path of ["/contact", "/.netlify/functions/contact"]) {
  test(`${path} answers as agreed`, async ({ request }) => {
    const data = { name: "Zoé", email: "zoe@exemple.fr", message: someWords() };
    const accepted = await request.post(path, { data });
    expect([accepted.status(), await accepted.json()]).toEqual([200, { success: true }]);
    expect(accepted.headers()).toMatchObject({
      "content-type": "application/json; charset=utf-8",
      "cache-control": "no-store",
    });
    const refused = await request.post(path, { data: { ...data, email: "zoe@" } });
    expect(refused.status()).toBe(400);
    expect(await refused.json()).toHaveProperty("fields.email");
    expect((await request.post(path, { data: "x", headers: { "content-type": "text/plain" } })).status()).toBe(415);
    expect((await request.post(path, { data: { message: "a".repeat(70_000) } })).status()).toBe(413);
    expect((await request.post(path, { data, headers: { origin: "https://ailleurs.fr" } })).status()).toBe(403);
    const read = await request.get(path);
    expect([read.status(), read.headers().allow]).toEqual([405, "POST"]);
  });
}
