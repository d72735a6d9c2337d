import { markdownVersion } from "../../shared/paths";
import type { Facts } from "./site-facts";

/** /llms.txt: a site map for language models (llmstxt.org) that links to the Markdown versions. */
export function llmsText({ site, fixedPages, services, listedArticles, cases }: Facts): string {
  const link = (title: string, path: string, text: string) => `- [${title}](${site.siteUrl}${path}): ${text}`;
  const section = (title: string, links: readonly string[]) =>
    links.length > 0 ? [`## ${title}`, "", ...links, ""] : [];
  return [
    `# ${site.name}`,
    "",
    `> ${site.description} Prestataire : ${site.provider}. Site en français.`,
    "",
    ...section(
      "Pages",
      fixedPages.map(({ title, path, description }) => link(title, path, description)),
    ),
    ...section(
      "Services",
      services
        .filter(({ listed }) => listed !== false)
        .map(({ path, title, head }) => link(title, markdownVersion(path), head.description)),
    ),
    ...section(
      "Articles",
      listedArticles.map(({ path, title, excerpt }) => link(title, markdownVersion(path), excerpt)),
    ),
    ...section(
      "Réalisations",
      cases.map(({ path, title, head }) => link(title, markdownVersion(path), head.description)),
    ),
  ].join("\n");
}
