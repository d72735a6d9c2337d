import { markdownVersion } from "../../shared/paths";
import { priceLine } from "../../shared/price-line";
import { weeksText } from "../../shared/weeks-text";
import type { Facts } from "./site-facts";

type Article = Facts["articles"][number];
type Service = Facts["services"][number];
type Case = Facts["cases"][number];

const paragraphs = (blocks: readonly (string | false | null | undefined)[]) =>
  `${blocks.filter(Boolean).join("\n\n")}\n`;

/** Makes the links of a Markdown text absolute. */
const withAbsoluteLinks = (markdown: string, siteUrl: string, address: string) =>
  markdown.replaceAll("](/", `](${siteUrl}/`).replaceAll("](#", `](${address}#`);

/** The text of a page, then its downloads. */
function textMarkdown({ site }: Facts, { path, prose, downloads }: Article | Service) {
  const files = (downloads ?? []).flatMap(({ title, published }) =>
    published.map((file) => `- [${title} (${file.name})](${site.siteUrl}${file.path})`),
  );
  return [
    withAbsoluteLinks(prose.markdown, site.siteUrl, site.siteUrl + path),
    files.length > 0 && ["## À emporter", "", ...files].join("\n"),
  ];
}

/** An article as Markdown. */
function articleMarkdown(facts: Facts, article: Article): string {
  const { path, title, category, date, updated, changes, author, minutes, intro, notice } = article;
  const { siteUrl, provider } = facts.site;
  return paragraphs([
    `# ${title}`,
    `${category}. Par ${author ?? provider}, le ${date}${updated ? `, mis à jour le ${updated}${changes ? ` (${changes})` : ""}` : ""}. ${minutes} min de lecture.\nAdresse : ${siteUrl}${path}`,
    notice && `> ${notice}`,
    intro,
    ...textMarkdown(facts, article),
  ]);
}

/** The page of a service as Markdown. */
function serviceMarkdown(facts: Facts, page: Service): string {
  const { path, title, intro, updated, service } = page;
  const price = priceLine(service);
  return paragraphs([
    `# ${title}`,
    [
      `- Service : ${service.title}`,
      price && `- Prix : ${price}`,
      updated && `- Mise à jour : ${updated}`,
      `- Adresse : ${facts.site.siteUrl}${path}`,
    ]
      .filter(Boolean)
      .join("\n"),
    intro,
    ...textMarkdown(facts, page),
  ]);
}

/** A case as Markdown, with its measures in a table. */
function caseMarkdown({ site }: Facts, one: Case): string {
  const { path, title, client, sector, problem, approach, chapters, stack, hosting, year, weeks, price } = one;
  const { measures, account, testimonial } = one;
  const facts = [
    `- Client : ${client}`,
    `- Secteur : ${sector}`,
    year && `- Année : ${year}`,
    weeks && `- Durée : ${weeksText(weeks)}`,
    price && `- Budget : ${price.text}`,
    `- Outils : ${stack.join(", ")}`,
    hosting && `- Données : ${hosting}`,
    `- Adresse : ${site.siteUrl}${path}`,
  ];
  const table = measures?.map(({ label, beforeText, afterText }) => `| ${label} | ${beforeText} | ${afterText} |`);
  return paragraphs([
    `# ${title}`,
    facts.filter(Boolean).join("\n"),
    "## Le problème",
    problem,
    "## La réponse",
    approach,
    table && ["## Avant et après", "", "| Mesure | Avant | Après |", "| --- | --- | --- |", ...table].join("\n"),
    ...(chapters ?? []).flatMap((chapter) => [`## ${chapter.title}`, chapter.text]),
    account &&
      [
        "## Le compte",
        "",
        ...account.statement.map(
          ({ label, firstYear, nextYears }) =>
            `- ${label} : ${firstYear === nextYears ? firstYear : `${firstYear} la première année, ${nextYears} ensuite`}`,
        ),
        ...account.outcome.map(({ label, value }) => `- ${label} : ${value}`),
      ].join("\n"),
    ...(account?.notes ?? []),
    testimonial &&
      `> ${testimonial.content.replaceAll("\n", "\n> ")}\n>\n> ${testimonial.name}, ${testimonial.company}`,
  ]);
}

/** The Markdown version of each article, service and case, with its file: the page's path followed by «.md». */
export const markdownVersions = (facts: Facts): (readonly [file: string, text: string])[] => [
  ...facts.articles.map((article) => [markdownVersion(article.path), articleMarkdown(facts, article)] as const),
  ...facts.services.map((page) => [markdownVersion(page.path), serviceMarkdown(facts, page)] as const),
  ...facts.cases.map((one) => [markdownVersion(one.path), caseMarkdown(facts, one)] as const),
];
