import { markdownVersion } from "../../shared/paths";
import { weeksText } from "../../shared/weeks-text";
import type { Facts } from "./site-facts";

type Article = Facts["articles"][number];
type Case = Facts["cases"][number];

const paragraphs = (blocks: readonly (string | false | null | undefined)[]) =>
  `${blocks.filter(Boolean).join("\n\n")}\n`;

/** Makes the links of a Markdown text absolute. */
const withWholeAddresses = (markdown: string, siteUrl: string, address: string) =>
  markdown.replaceAll("](/", `](${siteUrl}/`).replaceAll("](#", `](${address}#`);

/** An article as Markdown. */
function articleMarkdown({ site }: Facts, article: Article): string {
  const { path, title, category, date, updated, changes, author, minutes, intro, notice, prose, downloads } = article;
  const address = site.siteUrl + path;
  const files = (downloads ?? []).flatMap(({ title: file, published }) =>
    published.map(({ name, path: address }) => `- [${file} (${name})](${site.siteUrl}${address})`),
  );
  return paragraphs([
    `# ${title}`,
    `${category}. Par ${author ?? site.provider}, le ${date}${updated ? `, mis à jour le ${updated}${changes ? ` (${changes})` : ""}` : ""}. ${minutes} min de lecture.\nAdresse : ${address}`,
    notice && `> ${notice}`,
    intro,
    withWholeAddresses(prose.markdown, site.siteUrl, address),
    files.length > 0 && ["## À emporter", "", ...files].join("\n"),
  ]);
}

/** A case as Markdown, with its measures in a table. */
function caseMarkdown({ site }: Facts, one: Case): string {
  const { path, title, client, sector, problem, approach, stack, year, weeks, price, measures, account, testimonial } =
    one;
  const facts = [
    `- Client : ${client}`,
    `- Secteur : ${sector}`,
    year && `- Année : ${year}`,
    weeks && `- Durée : ${weeksText(weeks)}`,
    price && `- Budget : ${price.text}`,
    `- Outils : ${stack.join(", ")}`,
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
    account && ["## Le compte", "", ...account.rows.map(({ label, value }) => `- ${label} : ${value}`)].join("\n"),
    account?.reason,
    testimonial && `> ${testimonial.content}\n>\n> ${testimonial.name}, ${testimonial.company}`,
  ]);
}

/** The Markdown version of each article and case, by file: its page's path followed by «.md». */
export const markdownVersions = (facts: Facts): (readonly [file: string, text: string])[] => [
  ...facts.articles.map((article) => [markdownVersion(article.path), articleMarkdown(facts, article)] as const),
  ...facts.cases.map((one) => [markdownVersion(one.path), caseMarkdown(facts, one)] as const),
];
