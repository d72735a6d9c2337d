import { distance as editDistance } from "fastest-levenshtein";

/** An entry of the page list written by the build (src/gatsby/finish/finish-site.ts), or a band of the home page. */
export type SitePage = { path: string; title: string };

const maxSuggestions = 3;

/** Usual names of the home page's bands on other sites, which visitors may type. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  "/#services": ["tarifs", "prix", "offres", "prestations"],
  "/#realisations": ["portfolio", "projets", "references"],
  "/#apropos": ["qui-suis-je", "qui-sommes-nous", "about"],
  "/#contact": ["devis", "rendez-vous"],
};

/** Largest relative edit distance (0 to 1) at which a page is suggested. */
const maxDistance = 0.6;

/** Largest gap between the distance of a suggested page and that of the closest one. */
const maxGap = 0.25;

/** Distance of a page whose path contains every word that was typed. */
const allWordsDistance = 0.2;

const normalise = (path: string) =>
  path
    .toLowerCase()
    .replace(/\.\w+$/, "")
    .replace(/\/+$/, "");

const lastPart = (path: string) => normalise(path).split(/[/#]/).at(-1) ?? "";

const words = (part: string) => part.split("-").filter((word) => word.length > 2);

/** Whether every word of the typed path's last segment is in the page's: «/blog/mvp» for «/blog/mvp-en-six-semaines». */
function hasAllWords(path: string, page: string): boolean {
  const [typed, actual] = [words(lastPart(path)), words(lastPart(page))];
  return typed.length > 0 && typed.every((word) => actual.includes(word));
}

const relativeDistance = (a: string, b: string) => editDistance(a, b) / Math.max(a.length, b.length, 1);

/** Suggests the pages whose paths are closest to a path that was not found, closest first. */
export function suggestPages(path: string, pages: readonly SitePage[]): SitePage[] {
  const ranked = pages
    .filter((page) => page.path !== "/")
    .map((page) => ({
      page,
      distance: Math.min(
        relativeDistance(normalise(path), normalise(page.path)),
        ...[page.path, ...(otherNames[page.path] ?? [])].map((name) =>
          relativeDistance(lastPart(path), lastPart(name)),
        ),
        hasAllWords(path, page.path) ? allWordsDistance : 1,
      ),
    }))
    .sort((a, b) => a.distance - b.distance);
  const limit = Math.min(maxDistance, (ranked[0]?.distance ?? 0) + maxGap);
  return ranked
    .filter(({ distance }) => distance <= limit)
    .slice(0, maxSuggestions)
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
