import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { frenchTypography } from "../prose/typography";
import type { Query } from "../project/query";
import { drawShareCard } from "./share-card";

type Card = { name: string; title: string; label: string };
type Result = {
  siteIdentity: { name: string; tagline: string };
  allArticle: { nodes: { slug: string; title: string; category: string }[] };
  allPortfolioCase: { nodes: { slug: string; title: string; sector: string }[] };
};

const pages = `{
  siteIdentity { name tagline }
  allArticle { nodes { slug title category } }
  allPortfolioCase { nodes { slug title sector } }
}`;

/** Draws a 1200×630 picture a page to share, with its title, into public/share/. */
export async function writeShareImages(root: string, query: Query): Promise<void> {
  const { siteIdentity, allArticle, allPortfolioCase } = await query<Result>(pages);
  const cards: Card[] = [
    { name: "site", title: siteIdentity.tagline, label: siteIdentity.name },
    ...allArticle.nodes.map(({ slug, title, category }) => ({
      name: slug,
      title: frenchTypography(title),
      label: category,
    })),
    ...allPortfolioCase.nodes.map(({ slug, title, sector }) => ({
      name: `realisation-${slug}`,
      title,
      label: sector,
    })),
  ];
  const folder = join(root, "public/share");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const { name, title, label } of cards) {
    writeFileSync(join(folder, `${name}.png`), await drawShareCard({ title, label, site: siteIdentity.name }));
  }
}
