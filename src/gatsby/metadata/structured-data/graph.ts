import type { Thing } from "schema-dts";
import type { PageFacts, SiteFacts } from "./facts";
import { businessNode, personNode, websiteNode } from "./identity";
import { pageNodes } from "./page";

/**
 * The structured data of a page, as JSON-LD for a `script` element: business, person, site, page,
 * then content. Every `@id` it refers to is defined in it.
 */
export function pageGraph(site: SiteFacts, page: PageFacts, content: readonly Thing[]): string {
  const graph = [businessNode(site), personNode(site), websiteNode(site), ...pageNodes(site, page), ...content];
  // Escapes «<», so that no text can close the script element.
  return JSON.stringify({ "@context": "https://schema.org", "@graph": graph }).replaceAll("<", String.raw`\u003c`);
}
