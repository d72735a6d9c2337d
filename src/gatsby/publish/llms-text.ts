import type { Facts } from "./site-facts";

/** /llms.txt: a site map for language models (llmstxt.org) that links to the Markdown versions. */
export function llmsText({ site, pages, listedArticles, cases }: Facts): string {
  const link = (title: string, path: string, text: string) => `- [${title}](${site.siteUrl}${path}): ${text}`;
  return [
    `# ${site.name}`,
    "",
    `> ${site.description} Prestataire : ${site.provider}. Site en français.`,
    "",
    "## Pages",
    "",
    ...pages.map(({ title, path, description }) => link(title, path, description)),
    "",
    "## Articles",
    "",
    ...listedArticles.map(({ slug, title, excerpt }) => link(title, `/blog/${slug}.md`, excerpt)),
    "",
    "## Réalisations",
    "",
    ...cases.map(({ slug, title, head }) => link(title, `/realisations/${slug}.md`, head.description)),
    "",
  ].join("\n");
}
