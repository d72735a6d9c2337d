import { expect, test } from "@playwright/test";

/** Expected metadata of each article. A no-break space is matched in «9 min». */
const articles = [
  ["rgpd-saas-bonnes-pratiques", "Conformité", "2024-02-12", "12 février 2024", /^(8|9|10)\smin/, null],
  ["no-code-revolution-pme", "No-Code", "2024-03-04", "4 mars 2024", /^(8|9|10)\smin/, null],
  ["vibe-coding-tendance-buzz", "Tendances", "2024-03-20", "20 mars 2024", /^6\smin/, "Discuter de votre approche"],
  ["mvp-crucial-lancer-projet", "Stratégie", "2024-04-08", "8 avril 2024", /^9\smin/, "Lancer mon MVP"],
  ["notion-plus-que-prise-notes", "Outils", "2024-05-14", "14 mai 2024", /^8\smin/, "Optimiser mon organisation"],
  ["airtable-arme-secrete-entrepreneurs", "Outils", "2024-06-03", "3 juin 2024", /^10\smin/, "Structurer mes données"],
  ["erreurs-creation-saas-eviter", "SaaS", "2024-06-25", "25 juin 2024", /^11\smin/, "Sécuriser mon projet SaaS"],
  [
    "automatiser-sans-coder-exemples",
    "Automatisation",
    "2024-07-18",
    "18 juillet 2024",
    /^9\smin/,
    "Automatiser mes processus",
  ],
  [
    "integrer-no-code-ecosysteme-existant",
    "Intégration",
    "2024-07-30",
    "30 juillet 2024",
    /^8\smin/,
    "Planifier mon intégration",
  ],
  ["tendances-tech-2025-no-code-saas", "Prospective", "2024-08-15", "15 août 2024", /^7\smin/, null],
  [
    "comment-automatiser-sa-comptabilite-avec-le-no-code-guide-complet-2024",
    "Studio",
    "2025-08-22",
    "22 août 2025",
    /^5\smin/,
    null,
  ],
  ["test-depuis-le-studio", "Studio", "2025-08-22", "22 août 2025", /^5\smin/, null],
] as const;

test.use({ javaScriptEnabled: false });

test("each article shows what it is announced with", async ({ page }) => {
  test.slow();
  for (const [slug, category, day, date, minutes, label] of articles) {
    await page.goto(`/blog/${slug}`, { waitUntil: "domcontentloaded" });
    const article = page.getByRole("main").getByRole("article");
    await expect(article.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(article.getByRole("link", { name: "Retour au blog" })).toHaveAttribute("href", "/blog");
    const header = article.locator("header");
    await expect(header.getByText(category, { exact: true })).toBeVisible();
    await expect(header.locator(`time[datetime="${day}"]`)).toHaveText(date);
    await expect(header.getByText(/min de lecture$/)).toHaveText(minutes);
    await expect(article.getByRole("region", { name: "À propos de l’auteur" })).toBeVisible();
    const callToAction = article.locator('a[href="/#contact"]');
    await expect(callToAction).toHaveCount(1);
    if (label) await expect(callToAction).toHaveText(label);
  }
});

test("the accounting guide has an author of its own and says how it was written", async ({ page }) => {
  await page.goto("/blog/comment-automatiser-sa-comptabilite-avec-le-no-code-guide-complet-2024");
  await expect(page.getByRole("note")).toContainText(/généré automatiquement/i);
  await expect(page.locator("article header").getByText("Studio", { exact: true })).toBeVisible();
});
