import { publishFile } from "./publish-file";
import { drawShareCard } from "./share-card";
import type { Facts } from "./site-facts";

/** Draws a 1200×630 share image for each page into public/share/. */
export async function writeShareImages(root: string, { site, articles, cases }: Facts): Promise<void> {
  const cards = [
    { name: "site", title: site.tagline, label: site.name },
    ...articles.map(({ slug, title, category }) => ({ name: slug, title, label: category })),
    ...cases.map(({ slug, title, sector }) => ({ name: `realisation-${slug}`, title, label: sector })),
  ];
  for (const { name, title, label } of cards) {
    publishFile(root, `share/${name}.png`, await drawShareCard({ title, label, site: site.name }));
  }
}
