/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { payBackRates } from "../../../tools/jest/pay-back-rates";
import { articleBody } from "./article-body";
import { renderMdx } from "./render-mdx";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "prose-"));
});
afterEach(() => rmSync(root, { recursive: true }));

test("a text is rendered once, and its old versions are not kept for ever", async () => {
  const first = renderMdx("Version 0", root);
  const kept = renderMdx("Un autre texte", root);
  for (let version = 1; version <= 1000; version += 1) {
    await renderMdx(`Version ${version}`, root);
    expect(renderMdx("Un autre texte", root)).toBe(kept);
  }
  expect(renderMdx("Version 0", root)).not.toBe(first);
  await renderMdx("Version 0", root);
});

describe("rendering a text", () => {
  test("does not reuse the ids of the page around the text", async () => {
    const { headings, html } = await renderMdx("## Contenu\n\n## A lire\n\n### Navigation\n\n## Contenus\n", root);
    expect(headings.map(({ id }) => id)).toEqual(["contenu-texte", "a-lire-texte", "navigation-texte", "contenus"]);
    expect(html()).toContain('<a class="anchor" href="#contenu-texte"');
  });

  test("leaves footnote calls and line breaks out of a heading's anchor and of the table of contents", async () => {
    const { headings } = await renderMdx("## Titre[^1]\n\n## Titre<br />suite\n\n[^1]: Une note.\n", root);
    expect(headings.map(({ id, text }) => [id, text])).toEqual([
      ["titre", "Titre"],
      ["titre-suite", "Titre suite"],
      ["footnote-label", "Notes"],
    ]);
  });

  test("collects words, headings and links, and corrects the typography", async () => {
    const prose = await renderMdx("## Combien ?\n\nTrois mots [ici](/blog).\n\n### Puis\n", root);
    expect(prose.headings).toEqual([
      { id: "combien", depth: 2, text: "Combien\u202f?" },
      { id: "puis", depth: 3, text: "Puis" },
    ]);
    expect(prose.links).toMatchObject([{ href: "/blog", line: 3 }]);
    expect(prose.words).toBe(5);
  });

  test("corrects the typography after a link or a bold word", async () => {
    const { html } = await renderMdx("Lu [ici](/a) ; et **là** ? Et [ici](/b) : oui.\n", root);
    expect(html()).toBe(
      '<p>Lu <a href="/a">ici</a>\u202f; et <strong>là</strong>\u202f? Et <a href="/b">ici</a>\u00a0: oui.</p>',
    );
  });

  test("keeps a date on one line in a cell, and lets it break before its year elsewhere", async () => {
    const { html } = await renderMdx("Le 3 mai 2026.\n\n| Quand |\n| --- |\n| 3 mai 2026 |\n", root);
    expect(html()).toContain("<p>Le 3\u00a0mai 2026.</p>");
    expect(html()).toContain("<td>3\u00a0mai\u00a02026</td>");
  });

  test("keeps «no-code» and «e-mail» whole at the end of a line, but not in code", async () => {
    const { html } = await renderMdx("Du **No-code**, deux e-mails, `no-code`.\n", root);
    expect(html()).toBe(
      '<p>Du <strong><span class="whole">No-code</span></strong>, deux <span class="whole">e-mails,</span> <code>no-code</code>.</p>',
    );
  });

  test("keeps a single «~», and strikes out text between «~~»", async () => {
    const { html, markdown } = await renderMdx("20~30 jours, puis 40~50 ; H~2~O ; ~~hier~~.\n", root);
    expect(html()).toBe("<p>20~30\u00a0jours, puis 40~50\u202f; H~2~O\u202f; <del>hier</del>.</p>");
    expect(markdown()).toContain("~~hier~~");
  });

  test("gives a list that starts after 1 the variables by which the stylesheet numbers it", async () => {
    const { html, mistakes } = await renderMdx("2019. Début\n2020. Suite\n\n- a\n\n1. Un\n", root);
    expect(mistakes).toEqual([]);
    expect(html()).toContain('<ol start="2019" style="--before:2018;--marker:5ch">');
    expect(html()).toContain("<ol>\n<li>Un</li>");
  });

  test("adds to each heading a link to itself, named after it", async () => {
    const { html } = await renderMdx("## Une partie\n", root);
    expect(html()).toBe(
      '<header class="heading"><h2 class="content" id="une-partie">Une partie</h2>' +
        '<a class="anchor" href="#une-partie" aria-labelledby="une-partie">#</a></header>',
    );
  });

  test("shows the identity that the data have at the time of rendering", async () => {
    const name = async (company: string) => {
      mkdirSync(join(root, "data"), { recursive: true });
      const site = JSON.parse(readFileSync("data/site.json", "utf8")) as { legal: object };
      const identity = { ...site, legal: { ...site.legal, company } };
      writeFileSync(join(root, "data/site.json"), JSON.stringify(identity));
      return (await renderMdx("<LegalIdentity />", root)).html();
    };
    expect(await name("Première")).toContain("Première");
    expect(await name("Seconde")).toContain("Seconde");
    expect(await name("")).toBe("");
  });

  test("tables and code blocks scroll in a frame that the keyboard can focus", async () => {
    const table = "| Outil | Prix |\n| --- | --- |\n| N8N | 20 |\n";
    const { html } = await renderMdx(
      `${table}\n> ${table.replaceAll("\n", "\n> ")}\n\n\`\`\`\n=SOMME(A1)\n\`\`\`\n`,
      root,
    );
    const frame = '<div class="comparisonFrame" role="region" tabindex="0" aria-label="Tableau : Outil, Prix"><table>';
    expect(html().split(frame)).toHaveLength(3);
    expect(html()).toContain('<pre role="region" tabindex="0" aria-label="Extrait de code"><code>');
  });

  test("a table of three columns is stacked on a phone if it contains sentences", async () => {
    const table = (cell: string) =>
      renderMdx(`| Qui | Rôle | Pays |\n| --- | --- | --- |\n| Nous | ${cell} | France |\n`, root);
    const sentence = "Lit les messages, y répond, ".repeat(4);
    expect((await table(sentence)).html()).toContain(
      '<table class="stacked" style="--column-2:&quot;Rôle&quot;;--column-3:&quot;Pays&quot;">',
    );
    expect((await table("Lit les messages")).html()).not.toContain("stacked");
  });

  test("a table with a caption has one frame, named after it", async () => {
    const { html } = await renderMdx(
      '<ComparisonTable caption="Deux outils">\n\n| Outil |\n| --- |\n| N8N |\n\n</ComparisonTable>\n',
      root,
    );
    expect(html().match(/role="region"/g)).toHaveLength(1);
    expect(html()).toContain('aria-label="Deux outils"');
  });

  test("a table whose rows all start with a time of day has the class of a timetable", async () => {
    const isNamed = async (...times: string[]) => {
      const rows = times.map((time) => `| ${time} | Fin |`).join("\n");
      const { html } = await renderMdx(
        `<ComparisonTable caption="Un jour">\n\n| Heure | Quoi |\n| --- | --- |\n${rows}\n\n</ComparisonTable>\n`,
        root,
      );
      return html().includes('<table class="timetable">');
    };
    expect(await isNamed("9 h", "13 h 30")).toBe(true);
    expect(await isNamed("9 h", "Midi")).toBe(false);
  });

  test("a timetable too wide for a phone is also stacked", async () => {
    const { html } = await renderMdx(
      "| Heure | Lundi | Mardi | Jeudi |\n| --- | --- | --- | --- |\n| 9 h | a | b | c |\n",
      root,
    );
    expect(html()).toContain('<table class="stacked"');
  });

  test("the Markdown version has no tags: components and pictures become text", async () => {
    const table = "| Outil | Prix |\n| --- | --- |\n| N8N | 20 |";
    const { markdown } = await renderMdx(
      '## Un titre\n\n<Figure src="./a.svg" alt="Trois étapes." caption="La méthode." />\n\n' +
        `<ComparisonTable caption="Trois formats">\n\n${table}\n\n</ComparisonTable>\n\n` +
        '<Callout title="Attention">\n\nUn **point**.\n\n</Callout>\n\n<Steps>\n\n1. D\'abord\n\n</Steps>\n\n' +
        "![Un écran.](./b.png)\n\n<PriorityCalculator />\n\n[ici](/blog), &lt;b>\n",
      root,
    );
    expect(markdown()).toBe(
      "## Un\u00a0titre\n\nFigure : Trois étapes.\n\nLa méthode.\n\nTrois formats\n\n" +
        "| Outil | Prix |\n| --- | --- |\n| N8N | 20  |\n\nAttention\n\nUn **point**.\n\n1.  D’abord\n\n" +
        "Figure : Un écran.\n\n[ici](/blog), \\<b>\n",
    );
  });
});

test("HTML blocks and components stay blocks in Markdown; a linked picture becomes its description", async () => {
  const { markdown } = await renderMdx(
    "<details><summary>Titre</summary>Texte **gras**.</details>\n\n<dl><dt>Mot</dt><dd>Son <kbd>sens</kbd></dd></dl>\n\n" +
      '<Callout title="A">Un texte.</Callout>\n\n## Sur<br />deux lignes\n\n[![Un écran](./a.png)](/blog)\n',
    "/nowhere",
  );
  expect(markdown()).toBe(
    "Titre\n\nTexte **gras**.\n\nMot\n\nSon sens\n\nA\n\nUn texte.\n\n## Sur deux lignes\n\n[Un écran](/blog)\n",
  );
});

describe("the body of an article", () => {
  const headings = [
    { id: "a", depth: 2, text: "Première" },
    { id: "b", depth: 3, text: "Détail" },
    { id: "c", depth: 2, text: "Seconde" },
  ];

  test("begins with its table of contents, subheadings nested", () => {
    expect(articleBody("<p>Texte</p>", headings)).toMatch(
      /<li><a href="#a">Première<\/a><ol><li><a href="#b">Détail<\/a><\/li><\/ol><\/li><li><a href="#c">Seconde<\/a><\/li>.*<div class="prose"><p>Texte<\/p><\/div>$/,
    );
  });

  test("has no table of contents when there are few headings", () => {
    expect(articleBody("<p>Texte</p>", headings.slice(0, 2))).toBe('<div class="prose"><p>Texte</p></div>');
  });
});

describe("the account of projects", () => {
  const body =
    '<PayBack caption="Deux projets">\n\n<Project name="Petit : dix jours" price="2400" hours="3,5" subscriptions="400" />\n' +
    '<Project name="Grand" price="6000" gain="2000" gainFrom="Un loyer" subscriptions="1100" upkeepDays="1" />\n\n</PayBack>\n';
  const withRule = (rule?: object) => {
    mkdirSync(join(root, "data"), { recursive: true });
    const { payBack: _sample, ...site } = JSON.parse(readFileSync("fixtures/site/data/site.json", "utf8")) as {
      payBack: object;
    };
    writeFileSync(join(root, "data/site.json"), JSON.stringify({ ...site, ...(rule && { payBack: rule }) }));
  };

  test("is computed by the rule of the site, in the page and in Markdown", async () => {
    withRule(payBackRates);
    const { html, markdown, mistakes } = await renderMdx(body, root);
    expect(mistakes).toEqual([]);
    expect(html()).toContain('<th scope="col">Petit\u00a0: dix jours</th><th scope="col">Grand</th>');
    expect(html()).toContain('<th scope="row">Remboursement</th><td>12\u00a0à\u00a015\u00a0mois</td><td>jamais</td>');
    expect(html()).toContain('<th scope="row">Un loyer</th><td>–</td><td>2\u202f000\u00a0€</td>');
    expect(markdown()).toMatch(/\| Remboursement +\| 12\u00a0à\u00a015\u00a0mois +\| jamais +\|/);
  });

  test("has on a phone up to three amounts a line, and is a list with four projects", async () => {
    withRule(payBackRates);
    const more = (name: string) => `\n<Project name="${name}" price="4000" hours="5" subscriptions="700" />`;
    const html = async (...names: string[]) =>
      (await renderMdx(body.replace("\n\n</PayBack>", `${names.map(more).join("")}\n\n</PayBack>`), root)).html();
    expect(await html()).toContain('<table class="account stacked across">');
    expect(await html("Moyen")).toContain('<table class="account stacked across">');
    expect(await html("Moyen", "Autre")).toContain(
      '<table class="account stacked" style="--column-2:&quot;Petit\u00a0: dix jours&quot;;' +
        '--column-3:&quot;Grand&quot;;--column-4:&quot;Moyen&quot;;--column-5:&quot;Autre&quot;">',
    );
  });

  test("without a rule, is a mistake that says what to fill in", async () => {
    withRule();
    expect((await renderMdx(body, root)).mistakes).toMatchObject([
      { line: 1, message: expect.stringContaining("remplissez «payBack» dans data/site.json") as string },
    ]);
  });

  test.each([
    ['price="2 400"', "attendu un nombre dans «price», sans espace ni unité, trouvé «2 400»"],
    ["", '<Project> demande l’attribut «price» : price="…"'],
  ])("with %j is a mistake", async (price, message) => {
    withRule(payBackRates);
    const one = `<PayBack caption="Un">\n\n<Project name="A" ${price} subscriptions="0" />\n\n</PayBack>\n`;
    expect((await renderMdx(one, root)).mistakes.map((mistake) => mistake.message)).toEqual([message]);
  });
});
