import { randomUUID } from "node:crypto";
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { mailsAbout } from "./support/outbox";

/** Words that no other test writes: mails are found by them. */
const someWords = () => `Référence ${randomUUID()} œuf 👋`;

const form = (page: Page) => page.getByRole("form", { name: "Formulaire de contact" });
const sendButton = (page: Page) => form(page).getByRole("button");

const openForm = async (page: Page) => {
  // Until its script has arrived this is a plain form, which answers by a page.
  await page.goto("/#contact", { waitUntil: "networkidle" });
  await expect(form(page)).toBeVisible();
};

const fillIn = async (page: Page, message: string) => {
  await form(page).getByLabel("Nom").fill("Zoé Ünal");
  await form(page).getByLabel("Email").fill("zoe@exemple.fr");
  await form(page).getByLabel("Message").fill(message);
};

/** Counts what is posted, and lets it through. */
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
  await openForm(page);
  await fillIn(page, words);
  await sendButton(page).click();
  await expect(page.getByText("Message envoyé !")).toBeVisible();
  await expect(page.getByText("Je vous recontacterai dans les plus brefs délais.")).toBeVisible();
  await expect(form(page).getByLabel("Message")).toHaveValue("");
  expect(posts).toMatchObject([
    { path: "/contact", body: { name: "Zoé Ünal", email: "zoe@exemple.fr", message: words } },
  ]);

  await expect.poll(async () => (await mailsAbout(words)).length).toBe(1);
  const [mail] = await mailsAbout(words);
  expect(mail?.replyTo).toMatchObject([{ name: "Zoé Ünal", address: "zoe@exemple.fr" }]);
});

test("an empty field is said in a toast, not in the browser's bubble, and nothing is sent", async ({ page }) => {
  const posts = countPosts(page);
  await openForm(page);
  await form(page).getByLabel("Nom").fill("Zoé");
  await sendButton(page).click();
  await expect(page.getByText("Veuillez remplir tous les champs.")).toBeVisible();
  await expect(form(page).getByLabel("Email")).toBeFocused();
  await expect(form(page).getByLabel("Nom")).toHaveValue("Zoé");
  expect(posts).toEqual([]);
});

test("a malformed address is the browser's to explain", async ({ page }) => {
  const posts = countPosts(page);
  await openForm(page);
  await fillIn(page, "Bonjour");
  await form(page).getByLabel("Email").fill("zoe@");
  await sendButton(page).click();
  await expect(form(page).getByLabel("Email")).toBeFocused();
  const bubble = await form(page)
    .getByLabel("Email")
    .evaluate((input: HTMLInputElement) => input.validity.typeMismatch && input.validationMessage);
  expect(bubble).toBeTruthy();
  await expect(page.getByText("Erreur", { exact: true })).toHaveCount(0);
  expect(posts).toEqual([]);
});

test("a failure keeps what was typed, and trying again sends the same message once", async ({ page }) => {
  const errors: string[] = [];
  page.on("console", (line) => line.type() === "error" && errors.push(line.text()));
  const words = someWords();
  await openForm(page);
  await fillIn(page, words);
  // The message arrives, the answer is lost on the way back.
  await page.route("/contact", async (route) => {
    await route.fetch();
    await route.abort("connectionreset");
  });
  await sendButton(page).click();
  await expect(page.getByText("Une erreur s’est produite lors de l’envoi. Veuillez réessayer.")).toBeVisible();
  await expect(form(page).getByLabel("Message")).toHaveValue(words);
  expect(errors.some((text) => text.includes("Envoi du message de contact"))).toBe(true);

  await page.unroute("/contact");
  await sendButton(page).click();
  await expect(page.getByText("Message envoyé !")).toBeVisible();
  await expect.poll(async () => (await mailsAbout(words)).length).toBe(1);
});

test("while it is being sent the button waits, and a second press sends nothing", async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  let posts = 0;
  await page.route("/contact", async (route) => {
    posts += 1;
    await held;
    await route.continue();
  });
  await openForm(page);
  await fillIn(page, someWords());
  await sendButton(page).focus();
  await page.keyboard.press("Enter");
  await expect(sendButton(page)).toHaveText("Envoi en cours…");
  await expect(sendButton(page)).toBeDisabled();
  await form(page).getByLabel("Nom").press("Enter");
  release();
  await expect(page.getByText("Message envoyé !")).toBeVisible();
  await expect(sendButton(page)).toHaveText("Envoyer le message");
  expect(posts).toBe(1);
});

test("the button that was pressed has the focus again afterwards", async ({ page }) => {
  await openForm(page);
  await fillIn(page, someWords());
  await sendButton(page).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Message envoyé !")).toBeVisible();
  await expect(sendButton(page)).toBeFocused();
});

test("a draft survives a reload, and goes once it is sent", async ({ page }) => {
  await openForm(page);
  await fillIn(page, "Un long message");
  await page.reload({ waitUntil: "networkidle" });
  await expect(form(page).getByLabel("Message")).toHaveValue("Un long message");
  await expect(form(page).getByLabel("Nom")).toHaveValue("Zoé Ünal");
  await fillIn(page, someWords());
  await sendButton(page).click();
  await expect(page.getByText("Message envoyé !")).toBeVisible();
  await page.reload({ waitUntil: "networkidle" });
  await expect(form(page).getByLabel("Nom")).toHaveValue("");
});

test("storage that throws changes nothing to the form", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "sessionStorage", {
      get: () => {
        throw new DOMException("blocked", "SecurityError");
      },
    });
  });
  const words = someWords();
  await openForm(page);
  await fillIn(page, words);
  await sendButton(page).click();
  await expect(page.getByText("Message envoyé !")).toBeVisible();
  await expect.poll(async () => (await mailsAbout(words)).length).toBe(1);
});

test("the form has no accessibility violation, with its errors shown, light or dark", async ({ page }) => {
  await openForm(page);
  await sendButton(page).click();
  await expect(page.getByText("Veuillez remplir tous les champs.")).toBeVisible();
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    const { violations } = await new AxeBuilder({ page }).include("#contact").analyze();
    expect(violations).toEqual([]);
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a message is sent, and thanked for", async ({ page }) => {
    const words = someWords();
    await openForm(page);
    await fillIn(page, words);
    await sendButton(page).click();
    await expect(page).toHaveURL(/\/merci$/);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect.poll(async () => (await mailsAbout(words)).length).toBe(1);
  });

  test("a refused message comes back with what was typed, and can be sent from there", async ({ page }) => {
    const words = someWords();
    await openForm(page);
    await form(page).getByLabel("Message").fill(words);
    await sendButton(page).click();
    await expect(page.getByRole("alert")).toHaveText("Veuillez remplir tous les champs.");
    await expect(form(page).getByLabel("Message")).toHaveValue(words);
    await expect(form(page).getByLabel("Nom")).toHaveAccessibleDescription("Indiquez votre nom.");
    await fillIn(page, words);
    await sendButton(page).click();
    await expect(page).toHaveURL(/\/merci$/);
    await expect.poll(async () => (await mailsAbout(words)).length).toBe(1);
  });
});

test("the page that gives a message back has no accessibility violation, light or dark", async ({ page }) => {
  await openForm(page);
  // As a browser without JavaScript does.
  await form(page).evaluate((element: HTMLFormElement) => element.submit());
  await expect(page.getByRole("alert")).toBeVisible();
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations).toEqual([]);
  }
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
