import { changes, expect, git, read, readList, test } from "./studio";

const testimonials = "data/testimonials.json";

test("«Annuler» restores a deleted entry byte for byte", async ({ studio, page }) => {
  const before = read(testimonials);
  await studio.open("Questions de l’accueil");
  const faq = read("data/faq-home.json");
  await page.getByRole("button", { name: /^Supprimer : Comment le prix/ }).click();
  await expect(page.getByRole("banner").getByText(/est dans la corbeille/)).toBeVisible();
  expect(changes()).toEqual([expect.stringMatching(/^0 \d+ data\/faq-home\.json$/)]);
  expect(readList("data/faq-home.json")).toEqual(
    (JSON.parse(faq) as { question: string }[]).filter(({ question }) => !question.startsWith("Comment le prix")),
  );
  await page.getByRole("button", { name: "Annuler" }).click();
  await expect(page.getByRole("banner").getByText("Remis en place.")).toBeVisible();
  expect(changes()).toEqual([]);
  expect(read("data/faq-home.json")).toBe(faq);
  expect(read(testimonials)).toBe(before);
});

test("a case is deleted with its image, and restored from the bin", async ({ studio, page }) => {
  await page.getByRole("button", { name: /^Supprimer : .*dentaire/ }).click();
  await expect(page.getByRole("banner").getByText(/est dans la corbeille/)).toBeVisible();
  expect(git("status", "--porcelain", "data", "content").split("\n")).toEqual([
    expect.stringContaining("dossiers-cabinet-dentaire.json"),
    expect.stringContaining("dossiers-cabinet-dentaire.png"),
  ]);
  await page.reload();
  await page.getByRole("button", { name: "Corbeille" }).click();
  const bin = page.getByRole("dialog", { name: "Corbeille" });
  await bin.getByRole("button", { name: /^Restaurer : .*dentaire/ }).click();
  await expect(bin.getByText("La corbeille est vide.")).toBeVisible();
  await bin.getByRole("button", { name: "Fermer" }).click();
  await expect(page.getByRole("button", { name: "Corbeille" })).toBeFocused();
  await expect(studio.list("Réalisations").getByText(/dentaire/)).toBeVisible();
  expect(changes()).toEqual([]);
});
