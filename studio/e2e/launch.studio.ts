import { readdirSync, rmSync } from "node:fs";
import { violations } from "../../e2e/support/axe";
import { startMailServer } from "../../netlify/testing/mail-server";
import { changes, expect, git, inCopy, read, readList, studioOn, test, write } from "./studio";

const former = { commit: "" };
test.beforeAll(() => void (former.commit = git("rev-parse", "HEAD")));
test.afterEach(() => {
  git("reset", "-q", "--hard", former.commit);
  git("clean", "-fdq", "data", "content");
  rmSync(inCopy(".env"), { force: true });
});

const heading = { name: "Mettre en ligne" };
const testimonials = "data/testimonials.json";
type Marked = { sample?: true };

/** Makes all of the site a sample, as it is cloned. */
function makeFresh(): void {
  const mark = (file: string, change: (text: string) => string) => write(file, change(read(file)));
  for (const name of ["testimonials", "faq-home", "faq-blog", "services", "showcase"])
    mark(`data/${name}.json`, (text) =>
      JSON.stringify(
        (JSON.parse(text) as Marked[]).map((entry) => ({ ...entry, sample: true })),
        null,
        2,
      ),
    );
  for (const name of readdirSync(inCopy("data/portfolio")).filter((one) => one.endsWith(".json")))
    mark(`data/portfolio/${name}`, (text) =>
      JSON.stringify({ ...(JSON.parse(text) as Marked), sample: true }, null, 2),
    );
  const texts = ["content/articles", "content/pages"].flatMap((folder) =>
    readdirSync(inCopy(folder), { recursive: true }).map((name) => `${folder}/${String(name)}`),
  );
  for (const file of texts.filter((name) => name.endsWith(".mdx")))
    mark(file, (text) => text.replace(/^sample: true\n/m, "").replace("---\n", "---\nsample: true\n"));
  git("commit", "-qam", "Tout est un exemple");
}

test("a sample ends from the list, from its form, and by the whole list; the bar follows", async ({ studio, page }) => {
  const open = studio.menu.getByRole("button", { name: /^Mettre en ligne/ });
  await open.click();
  const list = page.getByRole("region", heading);
  await expect(list.getByRole("heading", heading)).toBeFocused();
  const words = await list
    .getByText(/^\d+ sur \d+$/)
    .first()
    .innerText();
  const [done = 0, total = 0] = words.split(" sur ").map(Number);
  const bar = (more: number) => expect(open).toContainText(`${done + more} sur ${total}`);

  const voices = list.getByRole("group", { name: "Témoignages" });
  await voices.getByText("Témoignages : 4 exemples").click();
  await voices.getByRole("button", { name: "C’est le mien : Youssef A." }).click();
  await expect(page.getByRole("banner").getByText("« Youssef A. » est le vôtre.")).toBeVisible();
  await bar(1);
  expect(changes()).toEqual([expect.stringMatching(/^1 2 data\/testimonials\.json$/)]);

  await list.getByRole("button", { name: "Liens externes", exact: true }).click();
  await expect(studio.form.getByLabel(/Page de réservation/)).toBeFocused();
  await studio.form.getByLabel(/Page de réservation/).fill("https://agenda.exemple.fr/moi/30min");
  await studio.form.getByRole("button", { name: "C’est le mien : Liens externes" }).click();
  await expect(page.getByRole("banner").getByText("Enregistré.")).toBeVisible();
  await bar(2);
  await expect(studio.form.getByRole("button", { name: "C’est le mien : Liens externes" })).toBeHidden();
  expect(read("data/site.json")).toContain("agenda.exemple.fr/moi/30min");

  await page.getByRole("button", { name: "← Mettre en ligne" }).click();
  await list.getByRole("group", { name: "Vitrine" }).getByRole("button", { name: "Tous sont les miens" }).click();
  await expect(list.getByRole("group", { name: "Vitrine" })).toBeHidden();
  expect(readList<Marked>("data/showcase.json").some(({ sample }) => sample)).toBe(false);
});

test("the samples of a list leave with what led to them, told by name, and come back whole", async ({
  studio,
  page,
}) => {
  const before = read(testimonials);
  const own = readList<Marked>(testimonials).filter(({ sample }) => !sample);
  await studio.menu.getByRole("button", { name: /^Mettre en ligne/ }).click();
  const voices = page.getByRole("group", { name: "Témoignages" });
  const remove = voices.getByRole("button", { name: "Retirer les exemples de cette liste" });
  await remove.click();
  const dialog = page.getByRole("dialog", { name: "Retirer les exemples : Témoignages" });
  await expect(dialog.getByText("Perrine L.")).toBeVisible();
  await expect(dialog.getByText(/^Réalisation « .* » › Témoignage de ce client/).first()).toBeVisible();
  await dialog.getByRole("button", { name: "Garder" }).click();
  expect(changes()).toEqual([]);

  await remove.click();
  await dialog.getByRole("button", { name: "Retirer", exact: true }).click();
  await expect(
    page.getByRole("banner").getByText("Les exemples de « Témoignages » sont dans la corbeille."),
  ).toBeVisible();
  await expect(voices).toBeHidden();
  await expect(studio.preview.locator("#temoignages").getByText("Solène P.").first()).toBeVisible();
  expect(readList(testimonials)).toEqual(own);
  await page.getByRole("button", { name: "Annuler" }).click();
  await expect(page.getByRole("banner").getByText("Remis en place.")).toBeVisible();
  expect(changes()).toEqual([]);
  expect(read(testimonials)).toBe(before);
});

test("cases that a text links to stay, and the text is named", async ({ studio, page }) => {
  await studio.menu.getByRole("button", { name: /^Mettre en ligne/ }).click();
  await page
    .getByRole("group", { name: "Réalisations" })
    .getByRole("button", { name: /^Retirer les exemples/ })
    .click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("alert")).toContainText("Article « Classer sans perdre");
  await expect(dialog.getByRole("button", { name: "Retirer", exact: true })).toBeHidden();
  expect(changes()).toEqual([]);
});

test("the first hour writes four answers on a fresh site, and is asked no more", async ({ page }) => {
  makeFresh();
  const { preview, menu } = studioOn(page);
  await page.goto("/studio");
  const form = page.getByRole("form", { name: "Vos quatre réponses" });
  await expect(form.getByRole("heading", { name: /^Bienvenue/ })).toBeFocused();
  expect(await violations(page)).toEqual([]);

  await form.getByLabel("Votre nom", { exact: true }).fill("Odile Renard");
  await form.getByLabel("Votre métier, en une ligne").fill("Relieuse de registres");
  await form.getByLabel("Votre adresse e-mail").fill("odile");
  await form.getByLabel("Nom du service").fill("Reliure");
  await form.getByLabel("Ce que c’est").fill("Vos registres, recousus à la main.");
  await form.getByLabel("Ce qu’il comprend").fill("Couture\nDorure du dos");
  await form.getByLabel("Prix, à partir de").fill("1 200 €");
  await page.reload();
  await expect(form.getByLabel("Votre nom", { exact: true })).toHaveValue("Odile Renard");
  await form.getByRole("button", { name: "Écrire sur mon site" }).click();
  await expect(form.getByLabel("Votre ville")).toBeFocused();
  await expect(form.getByLabel("Votre ville")).toHaveAccessibleDescription("à remplir");
  await expect(form.getByLabel("Votre adresse e-mail")).toHaveAccessibleDescription(/attendu une adresse e-mail/);
  expect(changes()).toEqual([]);

  await form.getByLabel("Votre ville").fill("Évreux");
  await form.getByLabel("Votre adresse e-mail").fill("odile@reliure.exemple.fr");
  await form.getByRole("button", { name: "Écrire sur mon site" }).click();
  await expect(page.getByRole("banner").getByText("C’est écrit : la page le montre.")).toBeVisible();
  await expect(page.getByRole("heading", heading)).toBeFocused();
  await expect(preview.getByText("Odile Renard, Évreux")).toBeVisible();
  await expect(preview.locator("#services").getByText(/À partir de 1.200.€/)).toBeVisible();
  expect(JSON.parse(read("data/home.json"))).toMatchObject({ hero: { town: "Évreux" }, sample: true });

  await page.reload();
  await expect(menu.getByRole("button", { name: /^Mettre en ligne/ })).toBeVisible();
  await expect(form).toBeHidden();
});

test("the first hour can wait, and is then a button of the launch list", async ({ page }) => {
  makeFresh();
  await page.goto("/studio");
  await page.getByRole("button", { name: "Plus tard" }).click();
  await expect(page.getByRole("heading", heading)).toBeFocused();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Réalisations" })).toBeVisible();
  await page.getByRole("button", { name: /^Mettre en ligne/ }).click();
  await page.getByRole("button", { name: "Commencer par quatre questions" }).click();
  await expect(page.getByRole("form", { name: "Vos quatre réponses" })).toBeVisible();
});

test("a trial message says what the mail server answered", async ({ studio, page }) => {
  await studio.menu.getByRole("button", { name: /^Mettre en ligne/ }).click();
  const mail = page.getByRole("region", { name: "Les messages que vous recevrez" });
  const send = mail.getByRole("button", { name: "Envoyer un message d’essai" });
  await send.click();
  await expect(mail.getByRole("status")).toContainText("SMTP_URL n’est pas définie");

  const server = await startMailServer();
  write(".env", `SMTP_URL=${server.url}\n`);
  await send.click();
  await expect(mail.getByRole("status")).toContainText("a pris le message d’essai pour bonjour@quillebeuf.exemple.fr");
  expect(server.received).toHaveLength(1);
  server.behaviour = { kind: "refuse", code: 550, text: "expéditeur inconnu" };
  await send.click();
  await expect(mail.getByRole("status")).toContainText("le serveur refuse l’e-mail");
  await server.close();
  await send.click();
  await expect(mail.getByRole("status")).toContainText("rien n’écoute à ce port");
  expect(await violations(page)).toEqual([]);
});
