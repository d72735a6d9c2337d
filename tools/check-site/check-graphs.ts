import { fault, type Fault, type Page, type Site } from "./site";
import { expectedProperties } from "./expected-properties";

type Node = { [key: string]: unknown; "@id"?: unknown; "@type"?: unknown };

/** Types that must be described on every page. */
const requiredTypes = ["ProfessionalService", "Person", "WebSite", "WebPage"];

/** Types and properties that a business may not publish about itself. */
const forbidden = ["review", "reviews", "aggregaterating", "rating", "reviewrating", "starrating"];

const isForbidden = (name: string) => forbidden.includes(name.toLowerCase());

const isNode = (value: unknown): value is Node => value !== null && typeof value === "object" && !Array.isArray(value);

/** All objects in a value, at any depth. */
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
    ...requiredTypes.filter((type) => !types.includes(type)).map((type) => `aucun ${type}`),
    ...[...types, ...nodes.flatMap(Object.keys)]
      .filter(isForbidden)
      .map((name) => `${name} : un site n’en publie pas sur lui-même`),
    ...nodes.flatMap((node) => {
      const { "@id": id, "@type": type } = node;
      return type === undefined && typeof id === "string" && !known.has(id) ? [`${id} ne mène à rien`] : [];
    }),
    ...typed.flatMap((node) => {
      const type = String(node["@type"]);
      const { expected = [], source } = expectedProperties.find((rule) => rule.type === type) ?? {};
      return expected
        .filter((property) => isEmpty(node[property]))
        .map((property) => `${type} sans ${property} (${source})`);
    }),
  ].map((message) => fault(path, message));
}

/** Each page has one valid JSON-LD graph, without dangling references, with the properties its types need. */
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
