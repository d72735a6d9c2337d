/**
 * The icons that the code itself shows, by their names in Lucide, and the site's own `mark`. Those that the entries of
 * `data/` name come beside them in the sprite (src/gatsby/assets/icon-sprite.ts).
 */
export const interfaceIcons = [
  "arrow-left",
  "arrow-right",
  "arrow-up",
  "arrow-up-right",
  "calendar-clock",
  "check",
  "circle-alert",
  "circle-check",
  "info",
  "layout-grid",
  "layout-list",
  "mark",
  "menu",
  "message-circle",
  "pause",
  "play",
  "plus",
  "share-2",
  "trending-up",
  "x",
] as const;

export type InterfaceIcon = (typeof interfaceIcons)[number];
