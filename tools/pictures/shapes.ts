import { palette } from "./palette";

/** Shapes of the brand as SVG fragments: cards, lines, nodes and the dot that travels. Lengths in user units. */

type Paint = { fill?: string; stroke?: string; width?: number };

const paint = ({ fill = "none", stroke, width = 0 }: Paint) =>
  `fill="${fill}"${stroke ? ` stroke="${stroke}" stroke-width="${width}" stroke-linejoin="round"` : ""}`;

export const rect = (x: number, y: number, w: number, h: number, r: number, look: Paint | string) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" ${paint(typeof look === "string" ? { fill: look } : look)}/>`;

export const disc = (x: number, y: number, r: number, look: Paint | string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" ${paint(typeof look === "string" ? { fill: look } : look)}/>`;

export const shape = (d: string, look: Paint | string) =>
  `<path d="${d}" ${paint(typeof look === "string" ? { fill: look } : look)}/>`;

type Line = { width?: number; dash?: string; opacity?: number };

/** An open line with round ends. */
export const line = (d: string, colour: string, { width = 8, dash, opacity }: Line = {}) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"` +
  `${dash ? ` stroke-dasharray="${dash}"` : ""}${opacity ? ` opacity="${opacity}"` : ""}/>`;

/** A white card with a hairline and a flat shadow. */
export const card = (x: number, y: number, w: number, h: number, { r = 28 } = {}) =>
  `<rect x="${x}" y="${y + 14}" width="${w}" height="${h}" rx="${r}" fill="${palette.ink}" opacity=".1"/>` +
  rect(x, y, w, h, r, { fill: palette.surface, stroke: palette.line, width: 3 });

/** A line of writing, without words. */
export const bar = (x: number, y: number, w: number, fill: string = palette.line, h = 18) =>
  rect(x, y, w, h, h / 2, fill);

/** The dot that travels along a line, with its halo. */
export const traveller = (x: number, y: number, fill: string = palette.saffron, r = 20) =>
  `<circle cx="${x}" cy="${y}" r="${r * 1.9}" fill="${fill}" opacity=".28"/>${disc(x, y, r, fill)}`;

/** A station on a line: white disc with a coloured ring. */
export const node = (x: number, y: number, colour: string, r = 18) =>
  disc(x, y, r, { fill: palette.surface, stroke: colour, width: 8 });

export const check = (x: number, y: number, size: number, colour: string, width = size / 3.4) =>
  line(`M${x - size * 0.5} ${y + size * 0.04}l${size * 0.34} ${size * 0.34} ${size * 0.66} ${-size * 0.7}`, colour, {
    width,
  });

/** A disc with a tick: done. */
export const done = (x: number, y: number, r: number, fill: string = palette.action) =>
  disc(x, y, r, fill) + check(x, y, r * 0.86, palette.surface, r * 0.24);

/** A browser window without content: frame, three buttons, a rule. */
export const appWindow = (x: number, y: number, w: number, h: number) =>
  card(x, y, w, h, { r: 32 }) +
  [palette.coral, palette.saffron, palette.mint].map((fill, i) => disc(x + 46 + i * 40, y + 42, 13, fill)).join("") +
  line(`M${x + 3} ${y + 84}h${w - 6}`, palette.line, { width: 3 });

/** `count` items laid out by index. */
export const times = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => draw(i)).join("");
