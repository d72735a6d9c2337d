/**
 * Measurements of comparable sites on this bench: milliseconds on Lighthouse's simulated phone, median of 3, over
 * HTTP/2 and brotli. The articles are one French text of 2,000 words without images.
 */
type Peer = { name: string; firstPaint: number; largestPaint: number };

/** The lower bound: a single HTML file with inline styles and a system font. */
export const bareHtml: Peer = { name: "HTML nu", firstPaint: 831, largestPaint: 831 };

export const bestPeers: Record<"home" | "article", Peer> = {
  home: { name: "AstroWind", firstPaint: 1230, largestPaint: 1530 },
  article: { name: "Astro Cactus", firstPaint: 945, largestPaint: 1051 },
};
