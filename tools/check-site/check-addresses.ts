import { attributes, defect, type Defect, type Page, type Site } from "./site";

const pictures = (html: string) => [
  ...attributes(html, "img", "src"),
  ...["img", "source"].flatMap((tag) =>
    attributes(html, tag, "srcset").flatMap((set) => set.split(",").map((one) => one.trim().split(/\s/)[0] ?? "")),
  ),
];

const links = (html: string) => [
  ...attributes(html, "a", "href"),
  ...attributes(html, "link", "href"),
  ...attributes(html, "use", "href"),
  ...attributes(html, "meta", "content").filter((value) => /^https?:\/\/\S+$/.test(value)),
];

/** Broken internal links and images, anchors included. */
export function checkAddresses({ pages, files, origin, read, redirected }: Site): Defect[] {
  const byPath = new Map(pages.map((page) => [page.path, page]));

  function problem(from: Page, address: string): string | undefined {
    const url = new URL(address, `${origin}${from.path}`);
    if (url.origin !== origin || !url.protocol.startsWith("http")) return undefined;
    const target = decodeURIComponent(url.pathname);
    const anchor = decodeURIComponent(url.hash.slice(1));
    const page = byPath.get(target);
    if (page) return anchor && !page.html.includes(` id="${anchor}"`) ? "ancre introuvable" : undefined;
    if (files.has(target)) return anchor && !read(target).includes(` id="${anchor}"`) ? "ancre introuvable" : undefined;
    return files.has(`${target}/index.html`) || redirected.includes(target) ? undefined : "ne mène à rien";
  }

  return pages.flatMap((page) =>
    [...new Set([...links(page.html), ...pictures(page.html)])].flatMap((address) => {
      const message = address && problem(page, address);
      return message ? [defect(page.path, `${address} : ${message}`)] : [];
    }),
  );
}
