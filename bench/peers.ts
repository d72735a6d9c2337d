/**
 * What the best sites of the kind measure on this same bench: milliseconds on Lighthouse's simulated phone, median
 * of 3, over HTTP/2 and brotli. The articles are one French text of 2,000 words without images.
 */
export type Peer = { name: string; firstPaint: number; largestPaint: number };

/** The page that has nothing to load: one HTML file, styles inside, the system's font. */
export const bareHtml: Peer = { name: "HTML nu", firstPaint: 831, largestPaint: 831 };

export const bestPeers: Record<"home" | "article", Peer> = {
  home: { name: "AstroWind", firstPaint: 1230, largestPaint: 1530 },
  article: { name: "Astro Cactus", firstPaint: 945, largestPaint: 1051 },
};
