import { longestDescription, longestTitle, titleWidth } from "../../src/content/head/fit-text";
import { fault, unescape, type Fault, type Page, type Site } from "./site";

const shared = [
  "og:type",
  "og:locale",
  "og:site_name",
  "og:title",
  "og:description",
  "og:url",
  "og:image",
  "og:image:alt",
];

const content = (html: string, key: "name" | "property", value: string) => {
  const tag = new RegExp(`<meta[^>]*${key}="${value}"[^>]*>`).exec(html)?.[0] ?? "";
  return unescape(/content="([^"]*)"/.exec(tag)?.[1] ?? "");
};

const titleOf = ({ html }: Page) => unescape(/<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1] ?? "");
const descriptionOf = ({ html }: Page) => content(html, "name", "description");

function headFaults(page: Page, origin: string): Fault[] {
  const { path, html } = page;
  const [title, description] = [titleOf(page), descriptionOf(page)];
  const canonical = /<link[^>]*rel="canonical"[^>]*>/.exec(html)?.[0] ?? "";
  const headings = html.match(/<h1[\s>]/g)?.length ?? 0;
  return [
    !title && "titre absent",
    titleWidth(title) > longestTitle && `titre coupé dans les résultats : ${Math.round(titleWidth(title))} px`,
    !description && "description absente",
    description.length > longestDescription && `description de ${description.length} caractères`,
    !canonical.includes(`href="${origin}${path}"`) && "adresse canonique absente ou autre",
    headings !== 1 && `${headings} titres h1`,
    !content(html, "name", "keywords") && "mots-clés absents",
    ...shared.filter((name) => !content(html, "property", name)).map((name) => `${name} absent`),
  ].flatMap((message) => (message ? [fault(path, message)] : []));
}

/** Values shared by several pages. */
function repeated(pages: readonly Page[], what: string, valueOf: (page: Page) => string): Fault[] {
  const first = new Map<string, string>();
  return pages.flatMap((page) => {
    const value = valueOf(page);
    const earlier = first.get(value);
    if (earlier === undefined) first.set(value, page.path);
    return earlier === undefined || !value
      ? []
      : [fault(page.path, `${what} de ${earlier}, à changer dans l’une des deux : «${value}»`)];
  });
}

/** Each page has a complete, unique head, short enough not to be cut in search results. */
export const checkHeads = ({ pages, origin }: Site): Fault[] => [
  ...pages.flatMap((page) => headFaults(page, origin)),
  ...repeated(pages, "même titre que celui", titleOf),
  ...repeated(pages, "même description que celle", descriptionOf),
];
