import { fault, type Fault, type Page, type Site } from "./site";

type Node = { [key: string]: unknown; "@id"?: unknown; "@type"?: unknown };

/**
 * What search engines require or recommend of a type, where a site like this one can give it.
 * Google, Search Central, «Structured data»: Article (headline, image, dates, author),
 * Breadcrumb (itemListElement), FAQ (mainEntity), Local business (name, address, url, image,
 * telephone or contact point), Organization (logo, sameAs, contactPoint), Image (contentUrl).
 */
const wanted: Record<string, readonly string[]> = {
  ProfessionalService: [
    "name",
    "address",
    "url",
    "image",
    "logo",
    "sameAs",
    "contactPoint",
    "areaServed",
    "knowsLanguage",
  ],
  Person: ["name", "url"],
  WebSite: ["name", "url", "inLanguage", "publisher"],
  WebPage: ["name", "url", "description", "inLanguage", "isPartOf", "primaryImageOfPage"],
  ImageObject: ["contentUrl", "width", "height"],
  BreadcrumbList: ["itemListElement"],
  ListItem: ["position", "name", "item"],
  Blog: ["name", "url", "publisher"],
  BlogPosting: [
    ...["headline", "image", "datePublished", "dateModified", "author", "publisher", "articleSection", "keywords"],
    ...["wordCount", "inLanguage", "mainEntityOfPage"],
  ],
  FAQPage: ["mainEntity"],
  Question: ["name", "acceptedAnswer"],
  Answer: ["text"],
  Service: ["name", "description", "provider"],
  PriceSpecification: ["minPrice", "priceCurrency"],
  CreativeWork: ["name", "description", "image", "creator", "url"],
};

/** Types that each page must tell of. */
const everywhere = ["ProfessionalService", "Person", "WebSite", "WebPage"];

/** What a business may not say of itself. */
const refused = ["Review", "AggregateRating", "Rating"];

const isNode = (value: unknown): value is Node => value !== null && typeof value === "object" && !Array.isArray(value);

/** Every object of a value, at any depth. */
function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  return isNode(value) ? [value, ...Object.values(value).flatMap(nodesIn)] : [];
}

const isEmpty = (value: unknown) => value === undefined || value === "" || (Array.isArray(value) && value.length === 0);

function graphFaults(graph: unknown, { path }: Page): Fault[] {
  const nodes = nodesIn(graph);
  const typed = nodes.filter((node) => typeof node["@type"] === "string");
  const known = new Set(typed.map((node) => node["@id"]));
  const types = typed.map((node) => String(node["@type"]));
  return [
    ...everywhere.filter((type) => !types.includes(type)).map((type) => `aucun ${type}`),
    ...types.filter((type) => refused.includes(type)).map((type) => `${type} : un site n’en publie pas sur lui-même`),
    ...nodes.flatMap((node) => {
      const { "@id": id, "@type": type } = node;
      return type === undefined && typeof id === "string" && !known.has(id) ? [`${id} ne mène à rien`] : [];
    }),
    ...typed.flatMap((node) =>
      (wanted[String(node["@type"])] ?? [])
        .filter((property) => isEmpty(node[property]))
        .map((property) => `${String(node["@type"])} sans ${property}`),
    ),
  ].map((message) => fault(path, message));
}

/** Each page holds one graph that can be read, closed, and whole for its types. */
export const checkGraphs = ({ pages }: Site): Fault[] =>
  pages.flatMap((page) => {
    const blocks = [...page.html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)];
    const [block] = blocks;
    if (!block || blocks.length > 1) return [fault(page.path, `${blocks.length} graphes JSON-LD au lieu d’un`)];
    try {
      return graphFaults((JSON.parse(block[1] ?? "") as Node)["@graph"], page);
    } catch (error) {
      return [fault(page.path, `JSON-LD illisible : ${String(error)}`)];
    }
  });
