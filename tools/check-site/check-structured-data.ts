import { paths } from "../../src/shared/paths";
import { fault, type Fault, type Page, type Site } from "./site";

/** Types that a page must describe (src/gatsby/publish/structured-data.ts). */
function typesFor({ path }: Page): string[] {
  if (path === paths.home) return ["ProfessionalService", "WebSite"];
  return path.startsWith(paths.article("")) ? ["BreadcrumbList", "BlogPosting"] : ["BreadcrumbList"];
}

/** Each page has one readable JSON-LD block, which describes what search engines act on. */
export const checkStructuredData = ({ pages }: Pick<Site, "pages">): Fault[] =>
  pages.flatMap((page) => {
    const blocks = [...page.html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)];
    const [block] = blocks;
    if (!block || blocks.length > 1) return [fault(page.path, `${blocks.length} blocs JSON-LD au lieu d’un`)];
    try {
      const { "@graph": nodes } = JSON.parse(block[1] ?? "") as { "@graph": { "@type": string }[] };
      const types = nodes.map((node) => node["@type"]);
      return typesFor(page).flatMap((type) => (types.includes(type) ? [] : [fault(page.path, `aucun ${type}`)]));
    } catch (error) {
      return [fault(page.path, `JSON-LD illisible : ${String(error)}`)];
    }
  });
