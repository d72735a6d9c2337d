import { distance } from "fastest-levenshtein";

/** A page of the site, as the list made by the build tells it (src/build/metadata/write-addresses.ts). */
export type SitePage = { path: string; title: string };

const shown = 3;

/** Beyond this share of letters to change, two paths have nothing to do with each other. */
const farthest = 0.6;

const plain = (path: string) =>
  path
    .toLowerCase()
    .replace(/\.\w+$/, "")
    .replace(/\/+$/, "");

const lastPart = (path: string) => plain(path).split("/").at(-1) ?? "";

const unlike = (a: string, b: string) => distance(a, b) / Math.max(a.length, b.length, 1);

/** The pages whose path is closest to one that leads nowhere, the closest first. */
export function findNearPages(path: string, pages: readonly SitePage[]): SitePage[] {
  return pages
    .filter((page) => page.path !== "/")
    .map((page) => ({
      page,
      far: Math.min(unlike(plain(path), plain(page.path)), unlike(lastPart(path), lastPart(page.path))),
    }))
    .filter(({ far }) => far <= farthest)
    .sort((a, b) => a.far - b.far)
    .slice(0, shown)
    .map(({ page }) => page);
}

/** The list made by the build; empty when it can't be had. */
export async function fetchPages(): Promise<SitePage[]> {
  try {
    const response = await fetch("/data/adresses.json");
    return response.ok ? ((await response.json()) as SitePage[]) : [];
  } catch {
    return [];
  }
}
