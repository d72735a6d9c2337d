/** @jest-environment node */
import { renderMdx } from "./render-mdx";

test.each([
  ["Un texte.\n\n<Callout>\n\nFin.\n", 3, "la balise <Callout> n’est pas fermée : ajoutez </Callout>"],
  ["<Steps>\n\n- a\n</Steps>\n\n<b>\n\ntexte</b>\n", 8, "<b> et </b> doivent se trouver chacune seule sur sa ligne"],
  ["Texte\n\n</Callout>\n", 3, "cette balise fermante ne correspond à aucune balise ouverte"],
  ["<Callout>\n\n</Steps>\n", 3, "</Steps> ne ferme pas <Callout> : écrivez d’abord </Callout>"],
  ["Une marge <10 % suffit.\n", 1, "pour écrire ce signe, tapez «&lt;»"],
  ["Texte {à compléter\n", 1, "pour écrire une accolade, tapez «\\{»"],
  ["Bonjour {prénom},\n", 1, "«{prénom}» est pris pour du code"],
  ["import des données\n", 1, "ne peut pas commencer par «import»"],
  ["Un texte,\nune ligne<br>et l’autre.\n", 2, "la balise <br> n’est pas fermée : écrivez <br />"],
  ["<hr>\n", 1, "écrivez <hr />"],
  ["<img src='./a.png'>\n", 1, "écrivez ![ce que montre l’image](./image.png)"],
  ["Texte\n\n<!-- à revoir -->\n", 3, "une remarque «<!-- … -->» s’écrit {/* … */}"],
  ["Voir <https://exemple.fr> ici.\n", 1, "s’écrit [texte](https://exemple.fr)"],
  ["Écrire à <moi@exemple.fr>.\n", 1, "s’écrit [texte](https://exemple.fr)"],
  ["import Encart from './encart'\n\nTexte\n", 1, "un texte n’importe rien : retirez cette ligne"],
  ["Texte\n\n<Foo.Bar />\n", 3, "composant inconnu «<Foo»"],
  ["Le prix : {null.prix}\n", undefined, "est pris pour du code"],
  ["<Callout title=À retenir>\n\nTexte\n\n</Callout>\n", 1, "s’écrit entre guillemets"],
  ["<div style='color: red'>\n\nTexte\n\n</div>\n", undefined, "«style=» n’est pas admis"],
])("%j is refused with its line and its fix", async (body, line, fix) => {
  const failure = await renderMdx(body, "/nowhere").catch((error: unknown) => error);
  expect(failure).toMatchObject({ line, message: expect.stringContaining(fix) as string });
});
