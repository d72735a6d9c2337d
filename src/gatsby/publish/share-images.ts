import { paths } from "../../shared/paths";
import { drawableText } from "./drawable-text";
import { publishFile } from "./publish-file";
import { drawShareCard } from "./share-card";
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
    { file: paths.siteShareImage, title: site.tagline, label: site.name },
    ...articles.map(({ path, title, category }) => ({ file: paths.shareImage(path), title, label: category })),
    ...services.map(({ path, title, service }) => ({ file: paths.shareImage(path), title, label: service.title })),
    ...cases.map(({ path, title, sector }) => ({ file: paths.shareImage(path), title, label: sector })),
  ];
  const drawable = (written: string): string => {
    const { text, missing } = drawableText(written);
    const signs = missing.map((sign) => `«${sign}»`).join(", ");
    if (signs) warn(`Image de partage de «${text}» : la police des titres n’a pas ${signs}, laissé de côté.`);
    return text;
  };
  const siteName = drawable(site.name);
  for (const { file, title, label } of cards) {
    const card = { title: drawable(title), label: drawable(label), site: siteName };
    publishFile(root, file, await drawShareCard(card));
  }
}
