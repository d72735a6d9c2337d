import { readFileSync } from "node:fs";
import { drawableText } from "./drawable-text";
import { fontCharacters } from "./font-characters";
import { publishFile } from "./publish-file";
import { drawShareCard, headingFont } from "./share-card";
import type { Facts } from "./site-facts";

/**
 * Draws a 1200×630 share image for each page into public/share/.
 *
 * @param warn told of the signs that the headings' font lacks, which are left out.
 */
export async function writeShareImages(
  root: string,
  { site, articles, services, cases }: Pick<Facts, "site" | "articles" | "services" | "cases">,
  warn: (message: string) => void,
): Promise<void> {
  const cards = [
    { name: "site", title: site.tagline, label: site.name },
    ...articles.map(({ slug, title, category }) => ({ name: slug, title, label: category })),
    ...services.map(({ slug, title, service }) => ({ name: `service-${slug}`, title, label: service.title })),
    ...cases.map(({ slug, title, sector }) => ({ name: `realisation-${slug}`, title, label: sector })),
  ];
  const characters = fontCharacters(readFileSync(headingFont));
  const drawable = (written: string): string => {
    const { text, missing } = drawableText(written, characters);
    const signs = missing.map((sign) => `«${sign}»`).join(", ");
    if (signs) warn(`Image de partage de «${text}» : la police des titres n’a pas ${signs}, laissé de côté.`);
    return text;
  };
  const siteName = drawable(site.name);
  for (const { name, title, label } of cards) {
    const card = { title: drawable(title), label: drawable(label), site: siteName };
    publishFile(root, `share/${name}.png`, await drawShareCard(card));
  }
}
