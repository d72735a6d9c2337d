import { slugOf } from "../../src/content/project/slug";
import { Refusal } from "./write-new";

/** A name of file or folder holds up to 255 characters, with its extension. */
const longestSlug = 200;

/**
 * The address that a title makes, which is the name of its file or folder too.
 *
 * @throws {Refusal} for a title that makes none.
 */
export function draftSlug(title: string): string {
  const slug = slugOf(title);
  if (!slug)
    throw new Refusal(`«${title}» ne donne aucune adresse : le titre doit contenir des lettres ou des chiffres.`);
  if (slug.length > longestSlug)
    throw new Refusal(
      `«${title.slice(0, 60)}…» est trop long : son adresse ferait ${slug.length} caractères, ${longestSlug} au plus. Raccourcissez le titre.`,
    );
  return slug;
}
