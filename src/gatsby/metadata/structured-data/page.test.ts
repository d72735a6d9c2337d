/** @jest-environment node */
import { articleNodes, blogNode, questionsNode, serviceNodes, workNode } from "./content";
import type { ArticleFacts, CaseFacts, SiteFacts } from "./facts";
import { pageGraph } from "./page";

type Node = Record<string, unknown> & { "@id"?: string; "@type"?: string };

const site: SiteFacts = {
  siteUrl: "https://exemple.fr",
  name: "Atelier",
  provider: "Camille",
  tagline: "Conseil",
  description: "Un site.",
  area: "France",
  contact: { to: "bonjour@exemple.fr", phone: null },
  links: { profile: "https://reseau.example/camille", community: "https://espace.example" },
  legal: { company: "Camille EI", address: "1 rue de l’Exemple, 69000 Lyon, France" },
  services: [
    { title: "Formation", description: "Former.", price: { from: 900, to: 2400 } },
    { title: "Audit", description: "Lire.", price: null },
  ],
};
const page = {
  path: "/blog/mvp",
  title: "Le MVP",
  description: "Un article.",
  shareImage: "mvp",
  under: { name: "Blog", path: "/blog" },
};
const article: ArticleFacts = {
  slug: "mvp",
  title: "Le MVP",
  category: "Stratégie",
  keywords: ["MVP"],
  date: "2024-04-08",
  updated: null,
  author: null,
  words: 1800,
  minutes: 9,
};
const work: CaseFacts = {
  slug: "devis",
  title: "Le devis",
  client: "Menuiserie",
  sector: "Artisanat",
  problem: "Long.",
  approach: "Court.",
  stack: ["Airtable"],
  year: 2024,
  updated: null,
};

const graphOf = (path: typeof page, content: Parameters<typeof pageGraph>[2]) =>
  (JSON.parse(pageGraph(site, path, content)) as { "@graph": Node[] })["@graph"];
const only = (graph: Node[], type: string) => graph.find((node) => node["@type"] === type)!;

test("an article is told with who wrote it, when, and where it stands", () => {
  const graph = graphOf(page, [blogNode(site), ...articleNodes(site, article)]);
  expect(only(graph, "BlogPosting")).toMatchObject({
    headline: "Le MVP",
    datePublished: "2024-04-08",
    dateModified: "2024-04-08",
    author: { "@id": "https://exemple.fr/#personne" },
    wordCount: 1800,
    articleSection: "Stratégie",
  });
  const { itemListElement } = only(graph, "BreadcrumbList") as { itemListElement: Node[] };
  expect(itemListElement.map(({ name, item }) => [name, item])).toEqual([
    ["Accueil", "https://exemple.fr/"],
    ["Blog", "https://exemple.fr/blog"],
    ["Le MVP", "https://exemple.fr/blog/mvp"],
  ]);
});

test("another signature is a person of its own", () => {
  const [posting, person] = articleNodes(site, { ...article, author: "Studio" }) as unknown as Node[];
  expect(posting).toMatchObject({ author: { "@id": person!["@id"] } });
  expect(person).toMatchObject({ "@type": "Person", name: "Studio" });
});

test("an offer has a price where the data gives one", () => {
  const [training, audit] = serviceNodes(site) as unknown as Node[];
  expect(training).toMatchObject({ offers: { "@id": "https://exemple.fr/#offre-1" } });
  expect(audit).not.toHaveProperty("offers");
  expect(only(graphOf(page, []), "ProfessionalService")).toMatchObject({
    makesOffer: [
      {
        "@id": "https://exemple.fr/#offre-1",
        name: "Formation",
        priceSpecification: { minPrice: 900, maxPrice: 2400, priceCurrency: "EUR" },
      },
    ],
    priceRange: "900 € – 2400 €",
    address: { streetAddress: "1 rue de l’Exemple", postalCode: "69000", addressLocality: "Lyon" },
  });
});

test("the home page has no way to itself, and questions with their answers", () => {
  const home = { ...page, path: "/", under: undefined };
  const graph = graphOf(home as never, [
    questionsNode(site, "/", [{ key: "prix", question: "Combien ?", answer: "Peu." }]),
  ]);
  expect(graph.some((node) => node["@type"] === "BreadcrumbList")).toBe(false);
  expect(only(graph, "FAQPage")).toMatchObject({
    mainEntity: [{ name: "Combien ?", acceptedAnswer: { text: "Peu." } }],
  });
});

test("a case is a work, never a review", () => {
  const text = pageGraph(site, { ...page, path: "/realisations/devis" }, [workNode(site, work)]);
  expect(text).toContain('"CreativeWork"');
  expect(text).not.toMatch(/review|rating/i);
});

test("no text can close the script that holds the graph", () => {
  expect(pageGraph({ ...site, name: "</script>" }, page, [])).not.toContain("<");
});
