/**
 * Icons used by the code, by Lucide name, and the site's logo, `mark`. The sprite also contains the
 * icons named in `data/` (src/gatsby/assets/icon-sprite.ts).
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
  "file-archive",
  "file-braces",
  "file-spreadsheet",
  "file-text",
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
