import { createHash } from "node:crypto";
import { palette, tints } from "../pictures/palette";
import { bar, card, disc, line, node, times, traveller } from "../pictures/shapes";

type Size = { width: number; height: number };

const grounds = [tints.action, tints.mint, tints.saffron, tints.coral, tints.sky, tints.plum, tints.slate];
const colours = [palette.action, palette.coral, palette.sky, palette.plum, palette.slate];

/**
 * A picture to start from, in the language of the others: a card, and a line along which a
 * dot travels. Drawn from the name, so that two of them differ; SVG source, in pixels.
 */
export function firstPicture(name: string, { width, height }: Size): string {
  const digest = createHash("sha1").update(name).digest();
  const pick = <Item>(items: readonly Item[], byte: number) => items[(digest[byte] ?? 0) % items.length];
  const at = (byte: number, from: number, to: number) => from + ((digest[byte] ?? 0) / 255) * (to - from);
  const ground = pick(grounds, 0) ?? tints.paper;
  const colour = pick(colours, 1) ?? palette.action;
  const middle = height * at(2, 0.4, 0.6);
  const [left, right] = [width * 0.1, width * 0.9];
  const stations = times(3, (rank) => node(width * (0.22 + rank * 0.12), middle, colour, 24));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<rect width="100%" height="100%" fill="${ground}"/>` +
    disc(width * at(3, 0.15, 0.85), height * at(4, 0.1, 0.9), height * 0.42, palette.surface).replace(
      "/>",
      ' opacity=".45"/>',
    ) +
    line(`M${left} ${middle}H${right}`, colour, { width: 12 }) +
    stations +
    card(width * 0.55, height * 0.24, width * 0.3, height * 0.52) +
    times(4, (rank) => bar(width * 0.59, height * (0.34 + rank * 0.1), width * at(5 + rank, 0.1, 0.22))) +
    traveller(width * 0.16, middle) +
    "</svg>"
  );
}
