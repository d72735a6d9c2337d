import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { frenchTypography } from "../prose/typography";
import type { Query } from "../project/query";
import { createShareCardPainter } from "./share-card";
import { woffToSfnt } from "./woff-to-sfnt";

type Card = { name: string; title: string; label: string };
type Result = {
  siteIdentity: { name: string; tagline: string };
  allArticle: { nodes: { slug: string; title: string; category: string }[] };
  allPortfolioCase: { nodes: { slug: string; title: string; sector: string }[] };
};

const query = `{ siteIdentity { name tagline } allArticle { nodes { slug title category } } allPortfolioCase { nodes { slug title sector } } }`;

/** The font of the headings, as a file that sharp can draw with. */
function unpackFont(root: string): string {
  const file = join(root, ".cache/share-font.ttf");
  const woff = "node_modules/@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff";
  writeFileSync(file, woffToSfnt(readFileSync(join(root, woff))));
  return file;
}

/** What the cards are drawn by: another drawing draws them all again. */
const drawing = 3;

type Stamps = Record<string, string>;

/** What the words of each card were when it was drawn. */
function readStamps(file: string): Stamps {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Stamps;
  } catch {
    // No build yet, or one that was stopped while it wrote: all cards are drawn again.
    return {};
  }
}

/**
 * Draws a 1200×630 picture a page to share, with its title, into public/share/. A picture
 * whose words did not change is kept from the build before.
 */
export async function writeShareImages(root: string, run: Query): Promise<void> {
  const { data } = (await run(query)) as { data?: Result };
  if (!data) return;
  const { siteIdentity, allArticle, allPortfolioCase } = data;
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
  mkdirSync(folder, { recursive: true });
  const paint = createShareCardPainter(unpackFont(root));
  const stampsFile = join(root, ".cache/share-stamps.json");
  const known = readStamps(stampsFile);
  const stamps: Stamps = {};
  for (const { name, title, label } of cards) {
    const words = { title, label, site: siteIdentity.name };
    const stamp = createHash("sha1").update(JSON.stringify({ words, drawing })).digest("hex");
    const file = join(folder, `${name}.png`);
    if (known[name] !== stamp || !existsSync(file)) writeFileSync(file, await paint(words));
    stamps[name] = stamp;
  }
  writeFileSync(stampsFile, JSON.stringify(stamps));
}
