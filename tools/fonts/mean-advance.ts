/** What a French text of this kind is made of: accents, elisions, figures, punctuation. */
const sample = `Chaque lundi, Élodie recopiait à la main les commandes reçues par e-mail dans un tableau, puis les
factures dans un autre : près de trois heures perdues, et toujours une erreur ou deux. Depuis septembre, un formulaire
remplit la base, vérifie l’adresse et prévient l’atelier ; la facture part seule. Le délai moyen est passé de 12 à
4 jours, pour 39 € par mois. « Je n’y pense plus », dit-elle. Où commencer ? Par ce qui revient souvent, prend du temps
et se décrit en une phrase : relances, devis, comptes rendus, plannings. Quelques outils suffisent, à condition de
savoir où sont vos données, qui peut les lire et comment les reprendre le jour où vous changerez d’avis.`;

/** HarfBuzz comes as an ES module only. */
const shaper = import("harfbuzzjs");

/**
 * Mean width of a character of French text, kerning included, in em.
 *
 * @param file a font as TrueType
 * @param weight of a variable font; its default one otherwise
 */
export async function meanAdvance(file: Buffer, weight?: number): Promise<number> {
  const { Blob, Buffer: Text, Face, Font, Variation, shape } = await shaper;
  const face = new Face(new Blob(file), 0);
  const font = new Font(face);
  if (weight !== undefined) font.setVariations([new Variation("wght", weight)]);
  const text = new Text();
  text.addText(sample.replaceAll("\n", " "));
  text.guessSegmentProperties();
  shape(font, text);
  const total = text.getGlyphInfosAndPositions().reduce((sum, { xAdvance = 0 }) => sum + xAdvance, 0);
  return total / face.upem / sample.length;
}

/** The characters that a font has glyphs for, in order. */
export async function fontCharacters(file: Buffer): Promise<string> {
  const { Blob, Face } = await shaper;
  return String.fromCodePoint(...new Face(new Blob(file), 0).collectUnicodes());
}

/** What a font reserves above and below the baseline, in em; all the site's texts set the rest, their line height. */
export async function lineMetrics(file: Buffer): Promise<{ ascent: number; descent: number }> {
  const { Blob, Face, Font } = await shaper;
  const face = new Face(new Blob(file), 0);
  const { ascender, descender } = new Font(face).hExtents();
  return { ascent: ascender / face.upem, descent: -descender / face.upem };
}
