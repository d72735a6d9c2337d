import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { weeksText } from "../../components/prose/weeks-text";
import type { Facts } from "./site-facts";

type Article = Facts["articles"][number];
type Case = Facts["cases"][number];

const paragraphs = (blocks: readonly (string | false | null | undefined)[]) =>
  `${blocks.filter(Boolean).join("\n\n")}\n`;

/** Makes the links of a Markdown text absolute. */
const withWholeAddresses = (markdown: string, siteUrl: string, address: string) =>
  markdown.replaceAll("](/", `](${siteUrl}/`).replaceAll("](#", `](${address}#`);

/** An article as Markdown. */
export function articleMarkdown({ site }: Pick<Facts, "site">, article: Article): string {
  const { slug, title, category, date, updated, author, minutes, intro, notice, prose, downloads } = article;
  const address = `${site.siteUrl}/blog/${slug}`;
  const files = (downloads ?? []).flatMap(({ title: file, published }) =>
    published.map(({ name, path }) => `- [${file} (${name})](${site.siteUrl}${path})`),
  );
  return paragraphs([
    `# ${title}`,
    `${category}. Par ${author ?? site.provider}, le ${date}${updated ? `, mis à jour le ${updated}` : ""}. ${minutes} min de lecture.\nAdresse : ${address}`,
    notice && `> ${notice}`,
    intro,
    withWholeAddresses(prose.markdown, site.siteUrl, address),
    files.length > 0 && ["## À emporter", "", ...files].join("\n"),
  ]);
}

/** A case as Markdown, with its measures in a table. */
export function caseMarkdown({ site }: Pick<Facts, "site">, one: Case): string {
  const { slug, title, client, sector, problem, approach, stack, year, weeks, price, measures, testimonial } = one;
  const facts = [
    `- Client : ${client}`,
    `- Secteur : ${sector}`,
    year && `- Année : ${year}`,
    weeks && `- Durée : ${weeksText(weeks)}`,
    price && `- Budget : ${price.text}`,
    `- Outils : ${stack.join(", ")}`,
    `- Adresse : ${site.siteUrl}/realisations/${slug}`,
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
    testimonial && `> ${testimonial.content}\n>\n> ${testimonial.name}, ${testimonial.company}`,
  ]);
}

/** Writes the Markdown version of each article and case, at its page's path followed by «.md». */
export function writeMarkdownVersions(root: string, facts: Facts): void {
  const write = (folder: string, slug: string, text: string) => {
    mkdirSync(join(root, "public", folder), { recursive: true });
    writeFileSync(join(root, "public", folder, `${slug}.md`), text);
  };
  for (const article of facts.articles) write("blog", article.slug, articleMarkdown(facts, article));
  for (const one of facts.cases) write("realisations", one.slug, caseMarkdown(facts, one));
}
