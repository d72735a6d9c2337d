import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { furtherCasesPage } from "./further-cases-page";
import type { Query } from "../project/query";

/** Cases the home page carries; beyond, its first view would grow with each new case. */
export const casesOnHomePage = 24;

type CaseNode = {
  slug: string;
  title: string;
  client: string;
  sector: string;
  problem: string;
  approach: string;
  stack: string[];
  imageAlt: string | null;
  image: { childImageSharp: { gatsbyImageData: IGatsbyImageData } | null };
};

type Result = {
  allAssistantTopic: { nodes: unknown[] };
  allPortfolioCase: { nodes: CaseNode[] };
};

const query = `{
  allAssistantTopic(sort: { position: ASC }) { nodes { key icon title description useCases } }
  allPortfolioCase(sort: [{ order: ASC }, { slug: ASC }], skip: ${casesOnHomePage}) {
    nodes {
      slug title client sector problem approach stack imageAlt
      image { childImageSharp { gatsbyImageData(width: 560, formats: [WEBP], placeholder: DOMINANT_COLOR, breakpoints: [320, 560, 840]) } }
    }
  }
}`;

/**
 * Writes what the browser asks for only when a visitor does: the assistant's topics, and
 * the cases beyond those of the home page, as data and as a page readable without script.
 */
export async function writeDataFiles(root: string, run: Query): Promise<void> {
  const { data } = (await run(query)) as { data?: Result };
  if (!data) return;
  const folder = join(root, "public/data");
  mkdirSync(folder, { recursive: true });
  const write = (name: string, content: string) => writeFileSync(join(folder, name), content);
  write("assistant.json", JSON.stringify(data.allAssistantTopic.nodes));
  const further = data.allPortfolioCase.nodes.map(({ image, imageAlt, ...texts }) => ({
    ...texts,
    image: image.childImageSharp?.gatsbyImageData,
    imageAlt: imageAlt ?? `Écran de l’outil construit : ${texts.title}`,
  }));
  if (further.length === 0) return;
  write("realisations.json", JSON.stringify(further));
  write("realisations.html", furtherCasesPage(further));
}
