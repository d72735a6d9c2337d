import { distance } from "fastest-levenshtein";

/** A page of the site, as the list made by the build tells it (src/gatsby/metadata/write-addresses.ts). */
export type SitePage = { path: string; title: string };

const shown = 3;

/** Beyond this share of letters to change, two paths have nothing to do with each other. */
const farthest = 0.6;

/** A page this much farther than the nearest one is not what was meant. */
const apart = 0.25;

/** How far a page is whose name holds every word that was typed. */
const named = 0.2;

const plain = (path: string) =>
  path
    .toLowerCase()
    .replace(/\.\w+$/, "")
    .replace(/\/+$/, "");

const lastPart = (path: string) => plain(path).split("/").at(-1) ?? "";

const words = (part: string) => part.split("-").filter((word) => word.length > 2);

/** Whether every word of a path stands in the name of a page: «/blog/mvp». */
function names(path: string, page: string): boolean {
  const [typed, own] = [words(lastPart(path)), words(lastPart(page))];
  return typed.length > 0 && typed.every((word) => own.includes(word));
}

const unlike = (a: string, b: string) => distance(a, b) / Math.max(a.length, b.length, 1);

/** The pages whose path is closest to one that leads nowhere, the closest first. */
export function findNearPages(path: string, pages: readonly SitePage[]): SitePage[] {
  const near = pages
    .filter((page) => page.path !== "/")
    .map((page) => ({
      page,
      far: Math.min(
        unlike(plain(path), plain(page.path)),
        unlike(lastPart(path), lastPart(page.path)),
        names(path, page.path) ? named : 1,
      ),
    }))
    .sort((a, b) => a.far - b.far);
  const limit = Math.min(farthest, (near[0]?.far ?? 0) + apart);
  return near
    .filter(({ far }) => far <= limit)
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
