import { pasteHtml, withoutControls } from "./paste-html";

const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style></head>
<body lang=FR><!--StartFragment-->
<h1>Un planning <b>tenu</b><o:p></o:p></h1>
<p class=MsoNormal>Le <b>vendredi</b>, on relit {Date} et a&nbsp;&lt;&nbsp;b&nbsp;; voir <a href="https://exemple.fr/guide">le guide</a><o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<h2><span style='font-weight:bold'>Les étapes</span></h2>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18pt;mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>1.<span>&nbsp;&nbsp;</span></span>Ouvrir<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>o<span>&nbsp;</span></span>la fiche</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>2.<span>&nbsp;</span></span>Relire <i>tout</i></p>
<table class=MsoTableGrid border=1><tr><td><p class=MsoNormal><b>Critère</b></p></td><td><p class=MsoNormal>Avant</p></td></tr>
<tr><td><p class=MsoNormal>Temps<o:p></o:p></p></td><td><p class=MsoNormal>3 h<br>par jour</p></td></tr></table>
<p class=MsoNormal>Une note<a href="#_ftn1"><sup>[1]</sup></a>. <img src="file:///C:/Users/photo.png" alt=""></p>
<!--EndFragment--></body></html>`;

test("Word keeps its titles, bold, links, nested lists and tables", () => {
  expect(pasteHtml(word)).toEqual({
    markdown: `## Un planning tenu

Le **vendredi**, on relit \\{Date\\} et a\u00a0\\<\u00a0b\u00a0; voir [le guide](https://exemple.fr/guide)

### Les étapes

1. Ouvrir
   - la fiche
2. Relire *tout*

| Critère | Avant |
| --- | --- |
| Temps | 3 h par jour |

Une note<sup>\\[1\\]</sup>.`,
    pictures: 1,
  });
});

test("Docs says bold by a style, wraps all in a normal «b», and nests lists its own way", () => {
  const docs = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="ltr"><span style="font-weight:400">Titre</span></h2>
<p dir="ltr"><span style="font-weight:400">Un mot </span><span style="font-weight:700">gras</span><span style="font-style:italic;font-weight:400"> et penché</span></p>
<ul><li dir="ltr"><p dir="ltr" role="presentation"><span>un</span></p></li><ul><li><p role="presentation"><span>dedans</span></p></li></ul><li><p><span>deux</span></p></li></ul>
<p><a href="https://www.google.com/url?q=https://exemple.fr/a&sa=D"><span>lien</span></a></p></b>`;
  expect(pasteHtml(docs)?.markdown).toBe(`## Titre

Un mot **gras** *et penché*

- un
  - dedans
- deux

[lien](https://exemple.fr/a)`);
});

test("Docs asks that spaces be kept in each of its words, which are no code", () => {
  const kept = "font-weight:400;white-space:pre;white-space:pre-wrap;";
  const docs = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-2"><h2 dir="ltr"><span style="${kept}">Titre</span></h2>
<p dir="ltr"><span style="${kept}">Voir </span><a href="https://exemple.fr/a"><span style="${kept}">le lien</span></a></p></b>`;
  expect(pasteHtml(docs)?.markdown).toBe("## Titre\n\nVoir [le lien](https://exemple.fr/a)");
});

test("Notion keeps its titles, lists and quotes", () => {
  const notion = `<meta charset='utf-8'><h1>Page</h1><h3>Sous-titre</h3><ul><li>un</li><li><strong>deux</strong></li></ul><blockquote>cité</blockquote>`;
  expect(pasteHtml(notion)?.markdown).toBe("## Page\n\n#### Sous-titre\n\n- un\n- **deux**\n\n> cité");
});

test("a merged cell leaves those it covered empty: none after it changes column", () => {
  const rows = (html: string) => pasteHtml(`<table>${html}</table>`)?.markdown.replace(/ +/g, " ").split("\n");
  const merged = `<tr><td colspan=3>Devis</td></tr><tr><td rowspan=2>Cuisine</td><td>Bois</td><td>3 h</td></tr><tr><td>Pose</td><td>2 h</td></tr>`;
  expect(rows(merged)).toEqual([
    "| Devis | | |",
    "| --- | --- | --- |",
    "| Cuisine | Bois | 3 h |",
    "| | Pose | 2 h |",
  ]);
  const both = `<tr><td>A</td><td rowspan=2 colspan=2>B</td><td>C</td></tr><tr><td>D</td><td>E</td></tr><tr><td colspan=3>F</td><td>G</td></tr>`;
  expect(rows(both)?.slice(2)).toEqual(["| D | | | E |", "| F | | | G |"]);
  expect(rows("<tr><td>A</td></tr><tr><td>1</td><td>2</td></tr>")).toEqual(["| A | |", "| --- | --- |", "| 1 | 2 |"]);
});

test("the first row of a table from Docs or Excel is its header, whatever describes its columns", () => {
  const rows = "<tr><td>Mois</td><td>Total</td></tr><tr><td>mai</td><td>12 €</td></tr>";
  const docs = `<table><caption>Ventes {2027}</caption><colgroup><col width="80"><col></colgroup><tbody>${rows}</tbody></table>`;
  const table = "| Mois | Total |\n| --- | --- |\n| mai | 12 € |";
  expect(pasteHtml(docs)?.markdown).toBe(`Ventes \\{2027\\}\n\n${table}`);
  expect(pasteHtml(`<table><col width=80 span=2>${rows}</table>`)?.markdown).toBe(table);
});

test("a list in a cell stays in its cell, on its line", () => {
  const table = `<table><tr><td>Avant</td><td>Après</td></tr><tr><td><ul><li>un</li><li><p>deux</p></li></ul></td><td><ol><li>ouvrir</li><li>relire</li></ol></td></tr></table>`;
  expect(pasteHtml(table)?.markdown.split("\n").at(-1)).toBe("| • un • deux | 1) ouvrir 2) relire |");
});

test("a list that Word resumes after a paragraph keeps its numbers", () => {
  const item = (sign: string, text: string) =>
    `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>${sign}<span>&nbsp;</span></span>${text}</p>`;
  const resumed = `${item("1.", "Ouvrir")}<p class=MsoNormal>Puis attendre.</p>${item("2.", "Relire")}${item("3.", "Fermer")}${item("·", "à part")}`;
  expect(pasteHtml(resumed)?.markdown).toBe("1. Ouvrir\n\nPuis attendre.\n\n2. Relire\n3. Fermer\n\n- à part");
});

test("a box stays ticked or not", () => {
  const web = `<ul><li><input type="checkbox" checked> relu</li><li><label><input type="checkbox"> envoyé</label></li></ul>`;
  expect(pasteHtml(web)?.markdown).toBe("- [x] relu\n- [ ] envoyé");
  const docs = `<ul><li role="checkbox" aria-checked="true"><img src="data:image/png;base64,AA" aria-roledescription="case à cocher"><p>relu</p></li><li role="checkbox" aria-checked="false"><p>envoyé</p></li></ul>`;
  expect(pasteHtml(docs)).toEqual({ markdown: "- [x] relu\n- [ ] envoyé", pictures: 0 });
});

test("a line break in a paragraph stays one; those that part paragraphs still do", () => {
  const address = `<p>12 rue des Lilas<br>75000 <b>Paris<br></b></p><p>un<br><br>deux<br></p><h2>Un<br>titre</h2><ul><li>a<br>b</li></ul>`;
  expect(pasteHtml(address)?.markdown).toBe(
    "12 rue des Lilas\\\n75000 **Paris**\n\nun\n\ndeux\n\n## Un titre\n\n- a\\\n  b",
  );
  const docs = `<h2>T</h2><p><span>un</span><span><br></span><span>deux</span></p>`;
  expect(pasteHtml(docs)?.markdown).toBe("## T\n\nun\\\ndeux");
});

test("code framed by an assistant or a forum keeps its lines", () => {
  const assistant = `<h3>Le script</h3><pre><div><div>js</div><button>Copier</button><div><code class="language-js"><span>if</span> (a &lt; b) {\n  c();\n}\n</code></div></div></pre><p>Fin.</p>`;
  expect(pasteHtml(assistant)?.markdown).toBe("### Le script\n\n```js\nif (a < b) {\n  c();\n}\n```\n\nFin.");
  expect(pasteHtml("<h3>Le script</h3><pre>a {\n  b\n}</pre>")?.markdown).toBe(
    "### Le script\n\n```\na {\n  b\n}\n```",
  );
});

test("paragraphs stay apart; one line without formatting is plain text", () => {
  expect(pasteHtml("<p>un</p><p>deux</p>")?.markdown).toBe("un\n\ndeux");
  expect(pasteHtml("<span style='color:red'>un mot</span>")).toBeUndefined();
});

test("an address typed in full leads where it did; an entity is the words that were read", () => {
  const text = `<p>Voir https://exemple.fr/mon_guide_2027, mon_fichier_1 et www.exemple.fr/a~~b~~.</p><p>L’entité &amp;nbsp; &amp; Cie</p>`;
  expect(pasteHtml(text)?.markdown).toBe(
    "Voir https://exemple.fr/mon_guide_2027, mon\\_fichier\\_1 et www.exemple.fr/a~~b~~.\n\nL’entité \\&nbsp; & Cie",
  );
});

test("what is raised or lowered stays so, for «10³» is not «103»", () => {
  const word = `<p>10<sup>3</sup> m<sup> </sup>, CO<sub>2</sub></p><p>le 1<sup class="x">er</sup></p>`;
  expect(pasteHtml(word)?.markdown).toBe("10<sup>3</sup> m , CO<sub>2</sub>\n\nle 1<sup>er</sup>");
  const docs = `<h2>T</h2><p><span>10</span><span style="font-size:0.6em;vertical-align:super">3</span></p>`;
  expect(pasteHtml(docs)?.markdown).toBe("## T\n\n10<sup>3</sup>");
});

test("runs of one style that touch are one, and none goes over two paragraphs", () => {
  const word = `<p><b>Auto</b><b>matiser</b> un devis, <i>no</i><i>-code</i>, <s>ba</s><s>rré</s>, <code>a</code><code>b</code></p>
<p><span style="font-weight:700">Deux </span><span style="font-weight:700">morceaux</span> de texte.</p>
<b><p>Un gras</p><p>sur deux</p></b><p><b><i>Pen</i></b><b><i>ché</i></b></p>`;
  expect(pasteHtml(word)?.markdown).toBe(
    "**Automatiser** un devis, *no-code*, ~~barré~~, `ab`\n\n**Deux morceaux** de texte.\n\n**Un gras**\n\n**sur deux**\n\n***Penché***",
  );
});

test("code from an editor stays as it is", () => {
  const code = `<div style="font-family:monospace;white-space:pre;"><div><span style="font-weight:bold">const</span> a</div><div>b</div></div>`;
  expect(pasteHtml(code)).toBeUndefined();
});

test("a picture alone is not a text", () => {
  expect(pasteHtml(`<img src="https://exemple.fr/a.png">`)).toBeUndefined();
});

test("control characters go, a vertical tab becomes a line break", () => {
  expect(withoutControls("un\u000bdeux\u0002\ttrois\r\n")).toBe("un\ndeux\ttrois\r\n");
  expect(pasteHtml("<p>un\u000bdeux</p><p>b</p>")?.markdown).not.toContain("\u000b");
});
