import { violations } from "../../e2e/support/axe";
import { changes, expect, git, read, readList, studioOn, test, write } from "./studio";

const former = { commit: "" };
test.beforeAll(() => void (former.commit = git("rev-parse", "HEAD")));
test.afterEach(() => {
  git("reset", "-q", "--hard", former.commit);
  git("clean", "-fdq", "data", "content");
});

const heading = { name: "Mettre en ligne" };
const testimonials = "data/testimonials.json";
type Marked = { sample?: true };

/** Makes all of the site a sample, as it is cloned. */
function makeFresh(): void {
  const files = git("ls-files", "data", "content").split("\n");
  for (const file of files.filter((name) => name.endsWith(".mdx")))
    write(
      file,
      read(file)
        .replace(/^sample: true\n/m, "")
        .replace("---\n", "---\nsample: true\n"),
    );
  const lists = /^data\/(?:portfolio\/.*|testimonials|faq-home|faq-blog|services|showcase)\.json$/;
  for (const file of files.filter((name) => lists.test(name))) {
    const value = JSON.parse(read(file)) as Marked | Marked[];
    const marked = [value].flat().map((entry) => ({ ...entry, sample: true }));
    write(file, JSON.stringify(Array.isArray(value) ? marked : marked[0], null, 2));
  }
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

  const group = list.getByRole("group", { name: "Témoignages" });
  await group.getByText("Témoignages : 4 exemples").click();
  await group.getByRole("button", { name: "C’est le mien : Youssef A." }).click();
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

test("the samples of a list leave with what led to them, named first, and come back whole", async ({
  studio,
  page,
}) => {
  const before = read(testimonials);
  const own = readList<Marked>(testimonials).filter(({ sample }) => !sample);
  await studio.menu.getByRole("button", { name: /^Mettre en ligne/ }).click();
  const group = page.getByRole("group", { name: "Témoignages" });
  const remove = group.getByRole("button", { name: "Retirer les exemples de cette liste" });
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
  await expect(group).toBeHidden();
  await expect(studio.preview.locator("#temoignages").getByText("Solène P.").first()).toBeVisible();
  expect(readList(testimonials)).toEqual(own);
  await page.getByRole("button", { name: "Annuler" }).click();
  await expect(page.getByRole("banner").getByText("Remis en place.")).toBeVisible();
  expect(changes()).toEqual([]);
  expect(read(testimonials)).toBe(before);
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
