import { expect, test } from "@playwright/test";

/** Expected metadata of each article. A no-break space is matched in «2 min». */
const articles = [
  ["classer-sans-perdre", "Outils", "2025-02-10", "10 février 2025", /^2\smin/, "Classer mes dossiers"],
  ["garder-ou-jeter", "Conformité", "2025-03-05", "5 mars 2025", /^1\smin/, "Vider mon sous-sol"],
  ["boites-et-etiquettes", "Outils", "2025-04-14", "14 avril 2025", /^1\smin/, "Choisir mes boîtes"],
  ["note-du-studio", "Studio", "2025-05-02", "2 mai 2025", /^1\smin/, "Écrire ma règle"],
] as const;

test.use({ javaScriptEnabled: false });

test("each article shows the metadata that its card announces", async ({ page }) => {
  test.slow();
  for (const [slug, category, day, date, minutes, label] of articles) {
    await page.goto(`/blog/${slug}`, { waitUntil: "domcontentloaded" });
    const article = page.getByRole("main").getByRole("article");
    await expect(article.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(article.getByRole("link", { name: "Retour au blog" })).toHaveAttribute("href", "/blog");
    const header = article.locator("> header");
    await expect(header.getByText(category, { exact: true })).toBeVisible();
    await expect(header.locator(`time[datetime="${day}"]`)).toHaveText(date);
    await expect(header.getByText(/min de lecture$/)).toHaveText(minutes);
    await expect(article.getByRole("region", { name: "À propos de l’auteur" })).toBeVisible();
    const callToAction = article.locator('a[href="/#contact"]');
    await expect(callToAction).toHaveCount(1);
    await expect(callToAction).toHaveText(label);
  }
  // The last article, which someone else signs, warns of how it was written.
  await expect(page.getByRole("note")).toContainText(/généré automatiquement/i);
  await expect(page.locator("article header").getByText("Studio", { exact: true })).toBeVisible();
});
