import { paths } from "../../shared/paths";
import { publishFile } from "./publish-file";
import { drawShareCard } from "./share-card";
import type { Facts } from "./site-facts";

/**
 * Draws a 1200×630 share image for each page into public/share/.
 *
 * @param warn called with a message, in French, about signs that the headings' font lacks, which are left out.
 */
export async function writeShareImages(
  root: string,
  { site, articles, services, cases }: Pick<Facts, "site" | "articles" | "services" | "cases">,
  warn: (message: string) => void,
): Promise<void> {
  const cards = [
    { file: paths.siteShareImage, title: site.tagline, label: site.name },
    ...articles.map(({ path, title, category }) => ({ file: paths.shareImage(path), title, label: category })),
    ...services.map(({ path, title, service }) => ({ file: paths.shareImage(path), title, label: service.title })),
    ...cases.map(({ path, title, sector }) => ({ file: paths.shareImage(path), title, label: sector })),
  ];
  for (const { file, title, label } of cards) {
    const { card, missing } = await drawShareCard({ title, label, site: site.name });
    const signs = missing.map((sign) => `«${sign}»`).join(", ");
    if (signs) warn(`Image de partage de «${title}» : la police des titres n’a pas ${signs}, laissé de côté.`);
    publishFile(root, file, card);
  }
}
