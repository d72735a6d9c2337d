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

test("a fresh site begins with four questions, each answered in its form", async ({ page }) => {
  makeFresh();
  const { preview, menu, form } = studioOn(page);
  await page.goto("/studio");
  await expect(page.getByRole("heading", heading)).toBeFocused();
  const first = page.getByRole("region", { name: /^Pour commencer/ });
  expect(await violations(page)).toEqual([]);

  await first.getByRole("button", { name: /^Qui êtes-vous/ }).click();
  await expect(form.getByLabel("Prestataire").first()).toBeFocused();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("Odile Renard");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.getByRole("banner").getByText("Enregistré.")).toBeVisible();
  await page.getByRole("button", { name: "← Mettre en ligne" }).click();

  await first.getByRole("button", { name: /^Où travaillez-vous/ }).click();
  await form.getByLabel("Ville, après votre nom").fill("Évreux");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(preview.getByText("Odile Renard, Évreux")).toBeVisible();
  await page.getByRole("button", { name: "← Mettre en ligne" }).click();

  await first.getByRole("button", { name: /^Que proposez-vous/ }).click();
  await expect(page.getByRole("heading", { name: /./ }).first()).toBeVisible();
  await form
    .getByRole("button", { name: /^C’est le mien/ })
    .first()
    .click();
  await expect(page.getByRole("banner").getByText("Enregistré.")).toBeVisible();
  await page.reload();
  await menu.getByRole("button", { name: /^Mettre en ligne/ }).click();
  await expect(page.getByRole("heading", heading)).toBeVisible();
  await expect(first).toBeHidden();
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
