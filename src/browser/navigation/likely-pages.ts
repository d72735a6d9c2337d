import { distance } from "fastest-levenshtein";

/** An entry of the page list written by the build (src/gatsby/after-build/finish-site.ts). */
export type SitePage = { path: string; title: string };

const shown = 3;

/** Largest relative edit distance (0 to 1) at which a page is suggested. */
const farthest = 0.6;

/** Largest gap between the distance of a suggested page and that of the closest one. */
const apart = 0.25;

/** Distance given to a page whose path contains every word that was typed. */
const named = 0.2;

const plain = (path: string) =>
  path
    .toLowerCase()
    .replace(/\.\w+$/, "")
    .replace(/\/+$/, "");

const lastPart = (path: string) => plain(path).split("/").at(-1) ?? "";

const words = (part: string) => part.split("-").filter((word) => word.length > 2);

/** Whether every word of the last path segment is in that of the page: «/blog/mvp». */
function names(path: string, page: string): boolean {
  const [typed, own] = [words(lastPart(path)), words(lastPart(page))];
  return typed.length > 0 && typed.every((word) => own.includes(word));
}

const unlike = (a: string, b: string) => distance(a, b) / Math.max(a.length, b.length, 1);

/** Suggests the pages whose paths are closest to a path that was not found, closest first. */
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

/** The page list written by the build; empty when it can't be fetched. */
export async function fetchPages(): Promise<SitePage[]> {
  try {
    const response = await fetch("/data/adresses.json");
    return response.ok ? ((await response.json()) as SitePage[]) : [];
  } catch {
    return [];
  }
}
