import type { APIRequestContext } from "@playwright/test";

export const unknownPage = "/page-inconnue";

/** The paths of all pages that the site offers, and of two that it doesn't. */
export const everyPage = async (request: APIRequestContext): Promise<string[]> => {
  const read = async (path: string) => (await request.get(path)).text();
  const paths = (text: string) =>
    [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname);
  const maps = await Promise.all(paths(await read("/sitemap-index.xml")).map(read));
  return [...maps.flatMap(paths), "/merci", unknownPage];
};
