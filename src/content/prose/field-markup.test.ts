import { markupMessage } from "./field-markup";

test.each([
  ["Source : [Insee](https://insee.fr/fr)", "[Insee](https://insee.fr/fr)"],
  ["Voir [mes tarifs](/#services).", "[mes tarifs](/#services)"],
  ["Un travail **vraiment soigné**.", "**vraiment soigné**"],
  ["**« Oui »**", "**« Oui »**"],
  ["**Un texte si long qu’on le coupe ici 🚀 est parti**", "**Un texte si long qu’on le coupe ici 🚀…"],
  ["Très <b>bien</b>", "<b>bien</b>"],
  ['<span style="color:red">rouge</span>', '<span style="color:red">rouge</span>'],
  ["Très bien<br>vraiment", "<br>"],
  ["Très bien&nbsp;!", "&nbsp;"],
  ["Atelier &amp; Fils", "&amp;"],
  ["L&#39;outil", "&#39;"],
  ["Un &ldquo;vrai&rdquo; outil", "&ldquo;"],
  ["Tôt &ndash; ou tard", "&ndash;"],
  ["Un travail *vraiment* soigné", "*vraiment*"],
  ["Le champ `key`", "`key`"],
  ["Voir [mon blog](www.exemple.fr)", "[mon blog](www.exemple.fr)"],
])("the markup in %s is reported", (text, sign) => {
  expect(markupMessage(text)).toMatch(`«${sign}» paraîtrait tel quel`);
});

test.each([
  "R&D ; AT&T; M&M's",
  "[sic] (voir la note)",
  "Fonction f[0](x), tableau[i]",
  "100 € HT**, hors déplacement **",
  "2 ** 3 et src/**/*.ts, *.csv et *.json",
  "*Prix hors taxes, *hors déplacement, 5 * 3 * 2, l`outil`s",
  "S&OP; H&M;",
  "a < b et c > d",
  "Faut-il encore écrire <h1> ?",
  "Bonjour <prénom>, votre devis",
  "https://exemple.fr/?a=1&b=2",
  "[Total] = somme",
])("%s contains no markup", (text) => {
  expect(markupMessage(text)).toBeUndefined();
});
