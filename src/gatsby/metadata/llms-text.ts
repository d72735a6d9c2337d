import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Facts } from "./site-facts";

const unlisted = ["merci", "introuvable"];

/** Writes /llms.txt, a site map for language models (llmstxt.org) that links to the Markdown versions. */
export function writeLlmsText(root: string, { site, pages, listedArticles, cases }: Facts): void {
  const link = (title: string, path: string, text: string) => `- [${title}](${site.siteUrl}${path}): ${text}`;
  const lines = [
    `# ${site.name}`,
    "",
    `> ${site.description} Prestataire : ${site.provider}. Site en français.`,
    "",
    "## Pages",
    "",
    ...pages
      .filter(({ key }) => !unlisted.includes(key))
      .map(({ title, path, description }) => link(title, path, description)),
    "",
    "## Articles",
    "",
    ...listedArticles.map(({ slug, title, excerpt }) => link(title, `/blog/${slug}.md`, excerpt)),
    "",
    "## Réalisations",
    "",
    ...cases.map(({ slug, title, head }) => link(title, `/realisations/${slug}.md`, head.description)),
    "",
  ];
  writeFileSync(join(root, "public/llms.txt"), lines.join("\n"));
}
