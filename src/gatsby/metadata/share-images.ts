import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { frenchTypography } from "../../content/prose/typography";
import { drawShareCard } from "./share-card";
import type { Facts } from "./site-facts";

type Card = { name: string; title: string; label: string };

/** Draws a 1200×630 share image for each page into public/share/. */
export async function writeShareImages(root: string, { site, articles, cases }: Facts): Promise<void> {
  const cards: Card[] = [
    { name: "site", title: site.tagline, label: site.name },
    ...articles.map(({ slug, title, category }) => ({
      name: slug,
      title: frenchTypography(title),
      label: category,
    })),
    ...cases.map(({ slug, title, sector }) => ({
      name: `realisation-${slug}`,
      title,
      label: sector,
    })),
  ];
  const folder = join(root, "public/share");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const { name, title, label } of cards) {
    writeFileSync(join(folder, `${name}.png`), await drawShareCard({ title, label, site: site.name }));
  }
}
