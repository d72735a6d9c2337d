import { slugOf } from "../../src/content/project/slug";
import { Refusal } from "./write-new";

/** File systems limit names to 255 characters, extension included. */
const maxSlugLength = 200;

/**
 * The slug of a title, for its file or folder and its URL.
 *
 * @throws {Refusal} for a title without letters or digits.
 */
export function draftSlug(title: string): string {
  const slug = slugOf(title);
  if (!slug)
    throw new Refusal(`«${title}» ne donne aucune adresse : le titre doit contenir des lettres ou des chiffres.`);
  if (slug.length > maxSlugLength)
    throw new Refusal(
      `«${title.slice(0, 60)}…» est trop long : son adresse ferait ${slug.length} caractères, ${maxSlugLength} au plus. Raccourcissez le titre.`,
    );
  return slug;
}
