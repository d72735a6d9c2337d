import type { BreadcrumbList, ImageObject, Thing, WebPage } from "schema-dts";
import type { PageFacts, SiteFacts } from "./facts";
import { businessNode, personNode, websiteNode } from "./identity";
import { ids, ref } from "./ids";

/** The breadcrumb of a page; the home page has none. */
function breadcrumbNode({ siteUrl }: SiteFacts, { path, title, under }: PageFacts): BreadcrumbList {
  const way = [{ name: "Accueil", path: "/" }, ...(under ? [under] : []), { name: title, path }];
  return {
    "@type": "BreadcrumbList",
    "@id": ids(siteUrl).breadcrumb(path),
    itemListElement: way.map(({ name, path: step }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: siteUrl + step,
    })),
  };
}

/** The page, its image and its breadcrumb. */
function pageNodes(site: SiteFacts, page: PageFacts): (WebPage | ImageObject | BreadcrumbList)[] {
  const id = ids(site.siteUrl);
  const { path, title, description, shareImage, updated } = page;
  const isHome = path === "/";
  const picture = `${site.siteUrl}/share/${shareImage}.png`;
  return [
    {
      "@type": "WebPage",
      "@id": id.page(path),
      url: site.siteUrl + path,
      name: title,
      description,
      inLanguage: "fr",
      isPartOf: ref(id.website),
      ...(isHome ? { about: ref(id.business) } : { breadcrumb: ref(id.breadcrumb(path)) }),
      primaryImageOfPage: ref(id.picture(path)),
      ...(updated && { dateModified: updated }),
    },
    {
      "@type": "ImageObject",
      "@id": id.picture(path),
      url: picture,
      contentUrl: picture,
      width: { "@type": "QuantitativeValue", value: 1200, unitCode: "E37" },
      height: { "@type": "QuantitativeValue", value: 630, unitCode: "E37" },
      creator: ref(id.business),
    },
    ...(isHome ? [] : [breadcrumbNode(site, page)]),
  ];
}

/**
 * The structured data of a page, as JSON-LD for a `script` element: business, person, site, page,
 * then content. Every `@id` it refers to is defined in it.
 */
export function pageGraph(site: SiteFacts, page: PageFacts, content: readonly Thing[]): string {
  const graph = [businessNode(site), personNode(site), websiteNode(site), ...pageNodes(site, page), ...content];
  // Escapes «<», so that no text can close the script element.
  return JSON.stringify({ "@context": "https://schema.org", "@graph": graph }).replaceAll("<", String.raw`\u003c`);
}
