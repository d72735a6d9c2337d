import { fetchBody } from "../prose/bodies";

/**
 * Where Gatsby keeps the pages it has fetched, for its own links too. It has no other way to fetch one before
 * it is visited (docs/decisions/2026-11-21-ce-qui-reste-dans-les-rouages.md).
 */
type Loader = { loadPage: (path: string) => Promise<Page | undefined> };

/** Without data when it could not be fetched. */
type Page = { json?: { pageContext?: { body?: unknown } } };

const pathOf = (href: string): string => href.replace(/#.*/, "");

/**
 * Fetches what a page is made of: its script and its data, then its text, which the data names. What is at hand
 * is not fetched again, and a failure is left to the visit itself, which tells of it.
 *
 * @returns whether the page is at hand; its text may still be on its way.
 */
export async function fetchPage(href: string): Promise<boolean> {
  try {
    const page = await (window as Window & { ___loader?: Loader }).___loader?.loadPage(pathOf(href));
    const body = page?.json?.pageContext?.body;
    if (typeof body === "string") fetchBody(body).catch(() => undefined);
    return page?.json !== undefined;
  } catch {
    return false;
  }
}
