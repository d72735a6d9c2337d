import { join } from "node:path/posix";
import type { Thing } from "schema-dts";
import type { Facts } from "./site-facts";
import { articleNodes, blogNode, questionsNode, serviceNodes, workNode } from "./structured-data/content";
import type { PageFacts } from "./structured-data/facts";
import { pageGraph } from "./structured-data/page";

type Page = { facts: PageFacts; content: readonly Thing[] };

/** Every indexable page, with its structured data. */
export function describedPages({
  site,
  pages,
  legalPages,
  articles,
  listedArticles,
  cases,
  homeQuestions,
  blogQuestions,
}: Facts): Page[] {
  const page = (
    path: string,
    { head }: { head: { description: string } },
    title: string,
    rest: Partial<PageFacts> = {},
  ) => ({
    path,
    title,
    description: head.description,
    shareImage: "site",
    ...rest,
  });
  const content: Record<string, readonly Thing[]> = {
    accueil: [...serviceNodes(site), questionsNode(site, "/", homeQuestions)],
    blog: [
      blogNode(site, listedArticles),
      ...listedArticles.flatMap((article) => articleNodes(site, article)),
      questionsNode(site, "/blog", blogQuestions),
    ],
    "stack-technique": [],
  };
  return [
    ...pages
      .filter(({ key }) => key in content)
      .map((texts) => ({ facts: page(texts.path, texts, texts.title), content: content[texts.key] ?? [] })),
    ...legalPages.map((legal) => ({
      facts: page(`/${legal.slug}`, legal, legal.title, { updated: legal.updated }),
      content: [],
    })),
    ...articles.map((article) => ({
      facts: page(`/blog/${article.slug}`, article, article.title, {
        shareImage: article.slug,
        under: { name: "Blog", path: "/blog" },
        updated: article.updated ?? article.date,
      }),
      content: [blogNode(site), ...articleNodes(site, article)],
    })),
    ...cases.map((one) => ({
      facts: page(`/realisations/${one.slug}`, one, one.title, {
        shareImage: `realisation-${one.slug}`,
        under: { name: "Réalisations", path: "/#realisations" },
        updated: one.updated,
      }),
      content: [workNode(site, one)],
    })),
  ];
}

/**
 * The structured data of each page as a script element, by page file. Browsers do not need it: it is left out of the
 * scripts and the page data, and added by src/gatsby/after-build/finish-pages.ts.
 */
export const graphsByFile = (facts: Facts): Map<string, string> =>
  new Map(
    describedPages(facts).map(({ facts: page, content }) => [
      join("public", page.path, "index.html"),
      `<script type="application/ld+json">${pageGraph(facts.site, page, content)}</script>`,
    ]),
  );
