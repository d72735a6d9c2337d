import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Query } from "../project/query";

type Result = {
  siteIdentity: { name: string; provider: string; description: string };
  allPageTexts: { nodes: { key: string; path: string; title: string; description: string }[] };
  allArticle: { nodes: { slug: string; title: string; excerpt: string }[] };
};

const query = `{
  siteIdentity { name provider description }
  allPageTexts(sort: { position: ASC }) { nodes { key path title description } }
  allArticle(sort: [{ date: DESC }, { slug: ASC }]) { nodes { slug title excerpt } }
}`;

const unlisted = ["merci", "introuvable"];

/** Writes /llms.txt, a map of the site for language models (llmstxt.org). */
export async function writeLlmsText(root: string, siteUrl: string, run: Query): Promise<void> {
  const { data } = (await run(query)) as { data?: Result };
  if (!data) return;
  const { siteIdentity: site, allPageTexts, allArticle } = data;
  const link = (title: string, path: string, text: string) => `- [${title}](${siteUrl}${path}): ${text}`;
  const pages = allPageTexts.nodes.filter(({ key }) => !unlisted.includes(key));
  const lines = [
    `# ${site.name}`,
    "",
    `> ${site.description} Prestataire : ${site.provider}. Site en français.`,
    "",
    "## Pages",
    "",
    ...pages.map(({ title, path, description }) => link(title, path === "/" ? "" : path, description)),
    "",
    "## Articles",
    "",
    ...allArticle.nodes.map(({ slug, title, excerpt }) => link(title, `/blog/${slug}`, excerpt)),
    "",
  ];
  writeFileSync(join(root, "public/llms.txt"), lines.join("\n"));
}
