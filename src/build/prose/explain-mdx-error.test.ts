/** @jest-environment node */
import { renderMdx } from "./render-mdx";

test.each([
  ["Un texte.\n\n<Callout>\n\nFin.\n", 3, "la balise <Callout> n’est pas fermée : ajoutez </Callout>"],
  ["<Steps>\n\n- a\n</Steps>\n\n<b>\n\ntexte</b>\n", 8, "<b> et </b> doivent se trouver chacune seule sur sa ligne"],
  ["Texte\n\n</Callout>\n", 3, "cette balise fermante ne correspond à aucune balise ouverte"],
  ["Une marge <10 % suffit.\n", 1, "pour écrire ce signe, tapez «&lt;»"],
  ["Texte {à compléter\n", 1, "pour écrire une accolade, tapez «\\{»"],
  ["Bonjour {prénom},\n", undefined, "«{prénom}» est pris pour du code"],
  ["import des données\n", 1, "ne peut pas commencer par «import»"],
])("%j is refused with its line and its mend", async (body, line, mend) => {
  const failure = await renderMdx(body, "/nowhere").catch((error: unknown) => error);
  expect(failure).toMatchObject({ line, message: expect.stringContaining(mend) as string });
});
