/** @jest-environment node */
import { expectOneMistake, mistakesOf } from "../../../tools/jest/prose-mistakes";

describe("signs that Markdown leaves as they are typed", () => {
  const space = (sign: string) => `«${sign}» paraîtrait tel quel : effacez ce qui est devant lui sur la ligne`;
  const asTyped = (sign: string) => `«${sign}» paraîtrait tel quel : collez ces signes aux mots qu’ils entourent`;
  const oneLine = (line: string) => `«${line}» et la ligne suivante n’en feraient qu’une`;
  const link = (written: string) => `«${written}» n’a pas d’adresse qui se lise : écrivez [texte](adresse)`;

  test.each([
    ["Texte\n\n##\u00a0Titre\n", "3:1", space("##")],
    ["> Texte\n> -\u00a0un\n> -\u00a0deux\n", "2:3", space("-")],
    ["###Titre **gras**\n", "1:1", space("###")],
    [
      "| a | b |\n| 1 | `2` |\n| 3 | 4 |\n",
      "1:1",
      "«| a | b |» n’est pas lu comme un tableau : écrivez «| Outil | Prix |», dessous «| --- | --- |»",
    ],
    ["| a | b |\n| --- |\n| 1 | 2 |\n", "1:1", "d’autant de cellules"],
    ["| a | b |\n|\u00a0--- | --- |\n", "1:1", "avec des espaces ordinaires"],
    ["Un, **Attention : **texte\n", "1:5", asTyped("**")],
    ["## L’**« outil »**de base\n", "1:6", "avec une espace après ; pour garder celui-ci, tapez «\\*\\*»"],
    ["- Lire [texte][ref]\n", "1:8", link("[texte][ref]")],
    ["| a |\n| --- |\n| [**texte**][] |\n", "3:3", link("[**texte**][]")],
    ["Voici :\n• **un** point\n• deux\n", "2:1", oneLine("• **un** point")],
    ["✅ un\n🚀 deux\n", "1:1", oneLine("✅ un")],
    ["a) un\nb) deux\n", "1:1", oneLine("a) un")],
    ["1.un\n2.deux\n", "1:1", oneLine("1.un")],
    ["Texte\n\n    un = 1\n    deux = 2\n", "3:5", `${oneLine("un = 1")} : pour du code, mettez une ligne «\`\`\`»`],
    ["\u00a0## Titre\n", "1:1", space("##")],
    ["Texte\n\n\u200B- un\n\u200B- deux\n", "3:1", space("-")],
    ["| a | b |\n| --- | --- |\n\n| 1 | 2 |\n", "4:1", "«| 1 | 2 |» n’est pas lu comme un tableau"],
    ["Outil\tPrix\nMake\t9 €\n", "1:1", "«Outil\tPrix» n’est pas lu comme un tableau"],
    ["Un *mot : *mal fermé\n", "1:4", asTyped("*")],
    ["Voir [texte] (https://exemple.fr) ici.\n", "1:6", "écrivez [texte](adresse), sans espace"],
    ["Voir (texte)[https://exemple.fr] ici.\n", "1:6", "n’a pas d’adresse qui se lise"],
    ["![Un écran] (./a.png)\n", "1:1", "écrivez ![texte](adresse), sans espace"],
    ["Un `code sans fin\n", "1:4", asTyped("`")],
  ])("%j is reported once", expectOneMistake);

  test.each([
    "− un",
    "⁃ un",
    "o un",
    "[ ] un",
    "[x] un",
    "(1) un",
    "(a) un",
    "A) un",
    "b. un",
    "IV. un",
    "1- un",
    "1 – un",
    "1.1 un",
    "1.1. un",
  ])("a list whose points begin with «%s», which would be one line, is reported", async (point) => {
    await expectOneMistake(`${point}\n${point}\n`, "1:1", oneLine(point));
  });

  test.each([
    ["**Auto****matiser** un devis\n", "1:7", asTyped("****")],
    ["Sans *no**-code* ici\n", "1:10", asTyped("*")],
    ["Un ~~ba~~~~rré~~\n", "1:8", asTyped("~~~~")],
    ["Et **ouvert jamais fermé.\n", "1:4", asTyped("**")],
    ["**Du gras\n\nsur deux** paragraphes.\n", "3:9", "dans un seul paragraphe"],
  ])("%j, which would show its emphasis signs, is reported", expectOneMistake);

  test.each([
    "Le n° #1, #hashtag, « ## », tableau[1][2], `a[x][y]`, \\[Client][Date], 20 | 30, 100 €** et 200 € **.\n",
    "#hashtag\n#autre\n",
    "\\##Titre, ou &#35;#, et `##Titre`\n",
    "*Prix hors taxes\n**hors frais\n",
    "Nom : ______ **ok :** suite, « **oui** », l’**outil**-là, **fin.**\n",
    "-\u00a0600 €, -\u00a05\n",
    "• un  \n• deux\\\n• trois<br />\n• quatre\n",
    "• un\n\n• deux\n",
    "Une suite\n2025. Puis autre chose\n",
    "`| a |\n| b |`\n",
    "Le *.csv, le *.json, 2 * 3 * 4, [sic] (voir la note), [1] (https://exemple.fr), f(x)[0], l`outil\n",
    "a == b, x^2, 9:30:00, M. Dupont et M. Martin, [Entrée] puis [Échap], |x|, un\ttableau\n",
    "Tapez [Entrée] (/ sur un pavé).\n\nUne phrase assez longue pour être coupée avant ses deux-points\n: la suite\n",
    "M. Dupont\n\nM. Martin\n\n1,5 fois plus\n3,2 fois moins\n",
    "- a\n\n      suite\n      suite\n\n<Callout>\n    Un texte\n    en retrait\n</Callout>\n\n    Une ligne\n",
  ])("%j has no mistake", async (body) => {
    expect(await mistakesOf(body)).toEqual([]);
  });
});
