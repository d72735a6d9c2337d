import { defect, unescape, type Defect, type Page, type Site } from "./site";

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

/** What each head needs; the lengths that search results cut are checked where titles are written and fitted. */
function headDefects(page: Page, origin: string): Defect[] {
  const { path, html } = page;
  const canonical = /<link[^>]*rel="canonical"[^>]*>/.exec(html)?.[0] ?? "";
  return [
    !titleOf(page) && "titre absent",
    !canonical.includes(`href="${origin}${path}"`) && "adresse canonique absente ou autre",
    !/<h1[\s>]/.test(html) && "aucun titre h1",
    ...["description", "keywords"].filter((name) => !content(html, "name", name)).map((name) => `${name} absent`),
    ...shared.filter((name) => !content(html, "property", name)).map((name) => `${name} absent`),
  ].flatMap((message) => (message ? [defect(path, message)] : []));
}

/** Values shared by several pages. */
function repeated(pages: readonly Page[], what: string, valueOf: (page: Page) => string): Defect[] {
  const first = new Map<string, string>();
  return pages.flatMap((page) => {
    const value = valueOf(page);
    const earlier = first.get(value);
    if (earlier === undefined) first.set(value, page.path);
    return earlier === undefined || !value
      ? []
      : [defect(page.path, `${what} de ${earlier}, à changer dans l’une des deux : «${value}»`)];
  });
}

/** Each page has a complete head, whose title and description are its own. */
export const checkHeads = ({ pages, origin }: Site): Defect[] => [
  ...pages.flatMap((page) => headDefects(page, origin)),
  ...repeated(pages, "même titre que celui", titleOf),
  ...repeated(pages, "même description que celle", descriptionOf),
];
