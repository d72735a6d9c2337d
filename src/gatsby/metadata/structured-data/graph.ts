import type { Thing } from "schema-dts";
import type { PageFacts, SiteFacts } from "./facts";
import { businessNode, personNode, websiteNode } from "./identity";
import { pageNodes } from "./page";

/**
 * The one graph of a page, as JSON-LD that may stand inside a `script`: who speaks, the
 * site, the page, then what the page is about. Every `@id` it refers to is in it.
 */
export function pageGraph(site: SiteFacts, page: PageFacts, content: readonly Thing[]): string {
  const graph = [businessNode(site), personNode(site), websiteNode(site), ...pageNodes(site, page), ...content];
  // «<» is escaped: no text of the data can close the script.
  return JSON.stringify({ "@context": "https://schema.org", "@graph": graph }).replaceAll("<", String.raw`\u003c`);
}
