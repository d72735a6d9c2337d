import { readFileSync } from "node:fs";
import path from "node:path";

/** A Lucide icon as inline SVG. `size` in scene units. */
export function icon(name: string, { size = 14, colour = "currentColor", stroke = 2.2 } = {}) {
  const svg = readFileSync(path.join("node_modules", "lucide-static", "icons", `${name}.svg`), "utf8");
  const drawing = svg.slice(svg.indexOf(">", svg.indexOf("<svg")) + 1);
  return (
    `<svg width="${size}" height="${size}" viewBox="0 0 24 24" fill="none" stroke="${colour}" ` +
    `stroke-width="${stroke}" stroke-linecap="round" stroke-linejoin="round">${drawing}`
  );
}
