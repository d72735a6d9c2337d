/** @jest-environment node */
import { expectOneMistake, mistakesOf } from "../../../tools/jest/prose-mistakes";
import { renderMdx } from "./render-mdx";

describe("a text that can't be parsed is reported with its position and its fix", () => {
  test.each([
    ["Un texte.\n\n<Callout>\n\nFin.\n", "3:1", "la balise <Callout> n’est pas fermée : ajoutez </Callout>"],
    [
      "Bonjour <prénom>, voici le devis.\n",
      "1:9",
      "«<prénom>» est pris pour une balise : pour écrire ces signes, tapez «&lt;prénom>»",
    ],
    ["Une liste Array<string>\n", "1:16", "tapez «&lt;string>»"],
    ["- <b>\n  x\n\ny</b>\n", "1:3", "la balise <b> n’est pas fermée : ajoutez </b>"],
    [
      "<kbd>\n\ntexte</kbd>\n",
      "3:6",
      "la balise <kbd> n’est pas fermée : ajoutez </kbd> dans la même phrase, ou mettez <kbd> et </kbd> chacune seule",
    ],
    ["Texte\n\n</Callout>\n", "3:1", "</Callout> ne ferme aucune balise : ouvrez <Callout> avant, ou retirez-la"],
    ["Une marge <10 % suffit.\n", "1:11", "pour écrire ce signe, tapez «&lt;»"],
    ["Texte <", "1:7", "pour écrire ce signe, tapez «&lt;»"],
    ["> <b\nx> y\n", "1:3", "la balise <b> n’est pas fermée"],
    ["Un texte,\nune ligne<br>et l’autre.\n", "2:10", "la balise <br> n’est pas fermée : écrivez <br />"],
    ["Une ligne<BR>et l’autre.\n", "1:10", "la balise <BR> n’est pas fermée : écrivez <br />"],
    ["Une ligne</br>et l’autre.\n", "1:10", "la balise <br> n’est pas fermée : écrivez <br />"],
    ["<hr>\n", "1:1", "balise <hr> non admise : écrivez une ligne «---»"],
    [
      "<details><summary>Un<br>titre</summary>Texte</details>\n",
      "1:21",
      "la balise <br> n’est pas fermée : écrivez <br />",
    ],
    ["<img src='./a.png'>\n", "1:1", "écrivez ![ce que montre l’image](./image.png)"],
    ["Texte\n\n<!-- à revoir -->\n", "3:1", "une remarque «<!-- … -->» s’écrit {/* … */}"],
    ["Voir <https://exemple.fr> ici.\n", "1:6", "s’écrit [texte](https://exemple.fr)"],
    ["Écrire à <moi@exemple.fr>.\n", "1:10", "s’écrit [texte](https://exemple.fr)"],
    ["<Callout title=À retenir>\n\nTexte\n\n</Callout>\n", "1:1", "s’écrit entre guillemets"],
    ["<Callout title=“À retenir”>\n\nTexte\n\n</Callout>\n", "1:1", "s’écrit entre guillemets droits, collée"],
    [
      '<Callout title="Un "bon" outil">\n\nTexte\n\n</Callout>\n',
      "1:1",
      "un guillemet droit coupe en deux la valeur d’un attribut",
    ],
    [
      "Texte {à compléter\n",
      "1:7",
      "«{à compléter» est pris pour du code et ne paraîtrait pas : tapez «\\{à compléter»",
    ],
    ["Texte {{ date du jour }} fin\n", "1:7", "«{{ date du jour }} fin» est pris pour du code"],
    ["<Callout title={1+} />\n", "1:1", 'écrivez chaque attribut entre guillemets, title="Un titre"'],
    ["Texte\n\nimport des données\n", "3:1", "commence par «import» ou «export»"],
  ])("%j", expectOneMistake);

  test("a tag opened before other words and closed on its own line", async () => {
    const [first] = await mistakesOf("<details><summary>Un titre</summary>\n\nTexte\n\n</details>\n");
    expect(first).toMatch(/^1:1 la balise <details> n’est pas fermée/);
  });

  test("a tag closed by another tag is reported with both names", async () => {
    expect(await mistakesOf("<Callout>\n\n</Steps>\n")).toEqual([
      expect.stringMatching(/^3:1 <\/Steps> ne ferme aucune balise/),
      expect.stringMatching(/^1:1 la balise <Callout> n’est pas fermée/),
    ]);
  });

  test("the same mistake repeated forty times is reported each time, and the rest is still parsed", async () => {
    const mistakes = await mistakesOf(`${"Une ligne<br>et l’autre.\n\n".repeat(40)}<Inconnu />\n\nTexte {Date}\n`);
    expect(mistakes).toHaveLength(42);
    expect(mistakes.slice(-2)).toEqual([
      expect.stringMatching(/^81:1 composant inconnu <Inconnu>/),
      expect.stringMatching(/^83:7 «\{Date\}» est pris pour du code/),
    ]);
    expect(mistakes[39]).toMatch(/^79:10 la balise <br>/);
  });

  test("an unclosed tag causes no mistake for its parent", async () => {
    expect(await mistakesOf("<p>Rue<br>de la Paix<br>75001 Paris<hr><img src='a.png'></p>\n")).toEqual([
      expect.stringMatching(/^1:40 balise <img> non admise/),
      expect.stringMatching(/^1:36 balise <hr> non admise/),
      expect.stringMatching(/^1:21 la balise <br> n’est pas fermée : écrivez <br \/>/),
      expect.stringMatching(/^1:7 la balise <br>/),
      expect.stringMatching(/^1:1 balise <p> non admise/),
    ]);
  });

  test("a reported opening tag causes no mistake for its closing tag", async () => {
    expect(await mistakesOf("<Callout title=À>\n\nTexte\n\n</Callout>\n\n<Steps>\n")).toEqual([
      expect.stringMatching(/^1:1 .*entre guillemets/),
      expect.stringMatching(/^7:1 la balise <Steps> n’est pas fermée/),
    ]);
  });
});

describe("code in a text is a mistake that says how to write it", () => {
  test.each([
    [
      "La formule DATETIME_DIFF({Date}, TODAY())\n",
      "1:26",
      "tapez «\\{Date}», ou mettez le passage entre accents graves «`»",
    ],
    ["Relance du {{Date}}.\n", "1:12", "tapez «\\{\\{Date}}»"],
    ["Vaut {1+1}, {true}\n".replace(", {true}", ""), "1:6", "«{1+1}» est pris pour du code"],
    ["Chez {process.env.HOME}\n", "1:6", "«{process.env.HOME}» est pris pour du code"],
    ["Un objet vide, {}.\n", "1:16", "tapez «\\{}»"],
    ["## Titre {#ancre}\n", "1:10", "tapez «\\{#ancre}»"],
    ["Texte\n\n{Date}\n", "3:1", "«{Date}» est pris pour du code"],
    ["export const a = 1\n", "1:1", "commence par «import» ou «export»"],
    ["import Encart from './encart'\n", "1:1", "commence par «import» ou «export»"],
    [
      '<Callout title={"x"}>\n\nTexte\n\n</Callout>\n',
      "1:1",
      'la valeur de «title» s’écrit entre guillemets : title="…"',
    ],
    ["<Callout {...props}>\n\nTexte\n\n</Callout>\n", "1:1", "<Callout> reçoit du code entre accolades"],
  ])("%j", expectOneMistake);

  test("comments, and braces that are escaped or in code, are accepted", async () => {
    const body = "{/* à revoir */}\n\nTexte \\{Date} et `{URL}` {/* ici */}.\n\n```\n{{Date}}\n```\n";
    expect(await mistakesOf(body)).toEqual([]);
    const { html } = await renderMdx(body, "/nowhere");
    expect(html()).toContain("<p>Texte {Date} et <code>{URL}</code> .</p>");
  });

  test("no code is run", async () => {
    await renderMdx(
      "{(() => { globalThis.ran = true; return 1; })()}\n\nexport const a = (globalThis.ran = true);\n",
      "/",
    );
    expect(globalThis).not.toHaveProperty("ran");
  });
});

describe("tags", () => {
  const body =
    "Premier, avec **du gras**.\n\n- un point\n\n#### Un titre\n\n| a |\n| --- |\n| cellule |\n\n" +
    "<p>Collé.</p>\n\n<h4>Collé</h4>\n\n<ul><li>Collé</li></ul>\n\nUne <strong>alerte</strong>.\n\n<table><tbody><tr><td>Collé</td></tr></tbody></table>\n";

  test("with an equivalent in Markdown are reported, and remove no word", async () => {
    expect(await mistakesOf(body)).toEqual([
      "11:1 balise <p> non admise : écrivez une ligne vide entre deux paragraphes, et rien d’autre",
      "13:1 balise <h4> non admise : écrivez #### Titre",
      "15:1 balise <ul> non admise : écrivez «- » devant chaque point, ou «1. » devant chaque étape",
      "17:5 balise <strong> non admise : écrivez **texte**",
      "19:1 balise <table> non admise : écrivez un tableau en Markdown : une ligne «| Outil | Prix |», puis «| --- | --- |», puis une ligne par rangée",
    ]);
    const { html } = await renderMdx(body, "/nowhere");
    for (const words of ["<strong>du gras</strong>", "<li>un point</li>", "cellule</td>", "alerte"]) {
      expect(html()).toContain(words);
    }
    expect(html().match(/Collé/g)).toHaveLength(4);
  });

  test("without an equivalent in Markdown are kept", async () => {
    const plain = 'H<sub>2</sub>O,<br />au 1<sup>er</sup> étage, <kbd>Ctrl</kbd> <abbr title="Taxe">TVA</abbr>.\n';
    expect(await mistakesOf(plain)).toEqual([]);
    const { html, markdown } = await renderMdx(plain, "/nowhere");
    expect(html()).toContain(
      'H<sub>2</sub>O,<br/>au 1<sup>er</sup> étage, <kbd>Ctrl</kbd> <abbr title="Taxe">TVA</abbr>',
    );
    expect(markdown()).toMatch(/^H2O,\\\nau 1er/);
  });

  test("of a definition list or of `details` are accepted inside it", async () => {
    const body = "<dl><dt>Mot</dt><dd>Sens</dd></dl>\n\n<details>\n<summary>Titre</summary>\n\nTexte\n\n</details>\n";
    expect(await mistakesOf(body)).toEqual([]);
  });

  test.each([
    ['<Callout title="**Gras**" tone="tip">\n\nTexte\n\n</Callout>\n', "1:1", "«**Gras**» paraîtrait tel quel"],
    [
      '<iframe src="https://exemple.fr/embed" title="vidéo"></iframe>\n',
      "1:1",
      "la page ne charge rien d’un autre site",
    ],
    ['<video controls><source src="./a.mp4" /></video>\n', "1:1", "balise <video> non admise"],
    ['<script src="https://exemple.fr/a.js"></script>\n', "1:1", "la page ne charge rien d’un autre site"],
    ['<Callout title="Vide">\n</Callout>\n', "1:1", "<Callout> ne contient rien : écrivez ce qu’il doit montrer"],
    ["<Steps>\n\n{/* plus tard */}\n\n</Steps>\n", "1:1", "<Steps> ne contient rien"],
    ["<center>Texte</center>\n", "1:1", "balise <center> non admise : retirez-la"],
    ["<callout>\n\nTexte\n\n</callout>\n", "1:1", "composant inconnu <callout> : vouliez-vous dire «Callout» ?"],
    ["<Etapes />\n", "1:1", "composant inconnu <Etapes> ; composants admis : <Callout>, <Checklist>"],
    ["<Foo.Bar />\n", "1:1", "composant inconnu <Foo.Bar>"],
    ["<x-y.z />\n", "1:1", "balise <x-y.z> non admise"],
    ["<B>Gras</B> suite\n", "1:1", "balise <b> non admise : écrivez **texte**"],
    ["Texte <U>souligné</U>\n", "1:7", "<U> s’écrit en minuscules : <u>"],
    ["<FONT>Texte</FONT> suite\n", "1:1", "balise <font> non admise : retirez-la"],
    ["<FIGURE />\n", "1:1", "composant inconnu <FIGURE> : vouliez-vous dire «Figure» ?"],
    ["<>\n\ntexte\n\n</>\n", "1:1", "balise <> non admise : retirez-la"],
    ["Voir <Callout>ceci</Callout> ici.\n", "1:6", "<Callout> ne se place pas dans une phrase"],
    ["Une ligne<br>et l’autre</br>.\n", "1:10", "<br /> ne contient rien"],
    [
      '<Callout titre="À retenir">\n\nTexte\n\n</Callout>\n',
      "1:1",
      "attribut inconnu «titre» de <Callout> : vouliez-vous dire «title» ?",
    ],
    [
      '<Figure src="./a.svg" alt="A" légende="B" />\n',
      "1:1",
      "attribut inconnu «légende» de <Figure> : retirez-le ; attributs admis : «src», «alt», «caption»",
    ],
    ['<kbd style="color: red">Ctrl</kbd>\n', "1:1", "attribut inconnu «style» de <kbd> : retirez-le"],
    ['<Steps constructor="x">\n\n1. a\n\n</Steps>\n', "1:1", "attribut inconnu «constructor» de <Steps> : retirez-le"],
    ["<Callout toString>\n\na\n\n</Callout>\n", "1:1", "attribut inconnu «toString» de <Callout> : retirez-le"],
    [
      '<Callout tone="warn">\n\nTexte\n\n</Callout>\n',
      "1:1",
      "valeur inconnue «warn» de «tone» ; valeurs admises : «note», «tip», «warning»",
    ],
    [
      "<ComparisonTable>\n\n| a |\n| - |\n\n</ComparisonTable>\n",
      "1:1",
      '<ComparisonTable> demande l’attribut «caption» : caption="…"',
    ],
    ['<Project name="Devis" price="1" subscriptions="1" />\n', "1:1", "<Project> se place directement dans <PayBack>"],
    [
      '<PayBack caption="Un">\n\n- <Project name="Devis" price="1" subscriptions="1" />\n\n</PayBack>\n',
      "3:3",
      "mettez-le entre <PayBack> et </PayBack>",
    ],
    ['<PayBack caption="Un">\n\n</PayBack>\n', "1:1", "<PayBack> ne contient aucun <Project> : ajoutez-en un"],
    ["<dt>Mot</dt>\n", "1:1", "<dt> se place directement dans <dl>"],
    ["<details>\n\nTexte\n\n</details>\n", "1:1", "<details> ne contient aucun <summary>"],
    ["<Callout title>\n\nTexte\n\n</Callout>\n", "1:1", 'la valeur de «title» s’écrit entre guillemets : title="…"'],
  ])("%j is reported", expectOneMistake);
});

describe("Markdown that would lose words, or show its signs", () => {
  test.each([
    [
      "| a | b |\n| - | - |\n| 1 | 2 |\nLa suite du texte.\n",
      "4:1",
      "«La suite du texte.» serait une rangée du tableau",
    ],
    ["![Ma photo](./ma photo.jpg)\n", "1:1", "ou ![texte](<adresse>) si elle contient une espace"],
    ["Voir [la page](/ma page).\n", "1:6", "ou [texte](<adresse>)"],
    ['![Un écran](./a.png "Sa légende")\n', "1:1", "«Sa légende» ne paraîtrait pas : écrivez <Figure"],
    [
      "[Important]: vérifiez\n",
      "1:1",
      "«[Important]:» est pris pour l’adresse d’un lien et ne paraîtrait pas : écrivez «\\[Important]:»",
    ],
    ["[a][x]\n\n[x]: /blog\n[x]: /autre\n", "4:1", "«[x]:» est déjà écrit plus haut"],
    ["Une affirmation[^2].\n", "1:16", "la note «[^2]» n’est écrite nulle part : ajoutez une ligne «[^2]: son texte»"],
    ["Texte\n\n[^1]: La source.\n", "3:1", "aucun passage n’appelle cette note : placez «[^1]»"],
    ["| a | b |\n| - | - |\n| 1 | 2 | 3 |\n", "3:1", "3 cellules sous un en-tête de 2"],
    ["[a](https://exemple.fr/x y)\n", "1:1", "[texte](<adresse>)"],
    [
      "| a | b |\n| - | - |\n| `x | y` | z |\n",
      "3:1",
      "3 cellules sous un en-tête de 2 : dans un tableau, le signe «|» s’écrit «\\|»",
    ],
    ["| a | b |\n| - | - |\n| `x | y` |\n", "3:1", "un code coupé en deux cellules"],
    [
      "2019. Début\n\n2022. Suite\n\n2025. Fin\n",
      "3:1",
      "«2022.» paraîtrait «2020.», car une liste compte de un en un",
    ],
    ["> 3) b\n> 5) c\n", "2:3", "«5.» paraîtrait «4.»"],
    ["2024. a\n2024. b\n", "2:1", "«2024.» paraîtrait «2025.»"],
    ["Soit 5*3*2 = 30\n", "1:7", "«5*3*2» perdrait son «*» : écrivez «×»"],
    ["Soit 10*x + 2*4\n", "1:8", "écrivez «×», ou «\\*»"],
    ["Soit 3*x + 2*y\n", "1:7", "écrivez «×»"],
    ["2**3**2 = 512\n", "1:2", "écrivez «×»"],
    ["Le __/__/2027\n", "1:4", "«__/__/2027» perdrait son «_» : écrivez «\\_» pour ce signe même"],
    [
      "Texte.\n---\n\nSuite.\n",
      "1:1",
      "«Texte.» serait un titre, pour la ligne «---» qui le suit : laissez une ligne vide",
    ],
    ["- a\n\n  date: 1\n  ---\n", "3:3", "«date: 1» serait un titre"],
    ["Texte\n\n```js\ncode\n\nTexte\n", "3:1", "ce bloc de code n’est pas fermé, et tout ce qui suit en ferait partie"],
    ["Voir «https://exemple.fr».\n", "1:7", "l’adresse «https://exemple.fr»» prendrait «»» pour l’une de ses lettres"],
    ["Voir [ici](https://exemple.fr\u00a0)\n", "1:6", "prendrait l’espace insécable qui la touche"],
    ["Texte\n\n##\n\nTexte\n", "3:1", "titre sans un mot"],
    ["### ![Un logo](./a.png)\n", "1:1", "titre sans un mot"],
    ["Voir [](https://exemple.fr)\n", "1:6", "lien sans texte : écrivez [texte](adresse)"],
    ['```js title="perdu.js"\na\n```\n', "1:1", '«title="perdu.js"» ne paraîtrait pas dans la page'],
    ["```Bonjour le monde\na\n```\n", "1:1", "«le monde» ne paraîtrait pas dans la page"],
    ["Une puce&#11;collée\n", "1:1", "caractère perdu «\uFFFD»"],
    ["Une puce &#xF0B7; de Word\n", "1:1", "caractère que l’on ne voit pas, U+F0B7"],
    ['<Figure src="./a.svg" alt="A">Texte perdu</Figure>\n', "1:31", "«Texte perdu» ne paraîtrait pas dans la page"],
    ["<StoredItems>\n\nTexte perdu\n\n</StoredItems>\n", "3:1", "«Texte perdu» ne paraîtrait pas dans la page"],
  ])("%j is reported", expectOneMistake);

  test("a footnote is rendered in French, and its links work", async () => {
    const { html, mistakes, links, anchors, markdown } = await renderMdx(
      "Une affirmation[^1].\n\n[^1]: La source.\n",
      "/",
    );
    expect(mistakes).toEqual([]);
    expect(html()).toContain('<a href="#note-fn-1"');
    expect(html()).toContain('id="footnote-label">Notes</h2>');
    expect(html()).toContain('aria-label="Revenir au texte"');
    expect(anchors).toEqual(expect.arrayContaining(links.map(({ href }) => href.slice(1))));
    expect(markdown()).toBe("Une affirmation[^1].\n\n[^1]: La source.\n");
  });

  test("a thematic break, an underlined heading, a closed code block, a quoted word before a link are accepted", async () => {
    const body =
      "Texte\n\n---\n\nQui suis-je ?\n-----\n\n> ~~~\n> code\n> ~~~\n\n« https://exemple.fr », [«ici»](https://exemple.fr/%C2%BB)\n";
    expect(await mistakesOf(body)).toEqual([]);
  });

  test("emphasis inside a word or a number, a link around a picture, and a one-digit heading are accepted", async () => {
    const body = "*In*croyable, *2026*-2027, *2 × 3*, **3**, _2_, 3*bis*\n\n[![Un logo](./a.png)](/blog)\n\n## 2027\n";
    expect(await mistakesOf(body)).toEqual([]);
  });

  test("a list that starts at 3, a list numbered 1 throughout, and consecutive lists are accepted", async () => {
    expect(await mistakesOf("3. a\n4. b\n\nTexte\n\n1. a\n1. b\n1. c\n\n- a\n- b\n\n5. c\n")).toEqual([]);
  });

  test("a row with fewer cells, an escaped «|» in code, and a used definition are accepted", async () => {
    expect(await mistakesOf("| a | b |\n| - | - |\n| `x \\| y` |\n\n[ici][x]\n\n[x]: /blog\n")).toEqual([]);
  });
});
