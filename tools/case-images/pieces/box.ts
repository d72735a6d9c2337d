/** Building blocks of a scene, in scene units: a scene is 400 × 250 (one unit is three pixels of the picture). */

type Look = { className?: string; style?: string };

/** A block placed by its left, top, width and (optionally) height. */
export const box = (
  [left, top, width, height]: readonly [number, number, number?, number?],
  content = "",
  { className = "", style = "" }: Look = {},
) =>
  `<div class="box ${className}" style="left:${left}px;top:${top}px;` +
  `${width === undefined ? "" : `width:${width}px;`}${height === undefined ? "" : `height:${height}px;`}${style}">${content}</div>`;

/** A line of words at a place. `size` is the letters' height in scene units: 10 is the smallest that reads in a thumbnail. */
export const words = (
  left: number,
  top: number,
  content: string,
  {
    size = 12,
    weight = 600,
    colour = "var(--ink)",
    width,
  }: { size?: number; weight?: number; colour?: string; width?: number } = {},
) => box([left, top, width], content, { style: `font-size:${size}px;font-weight:${weight};color:${colour};` });

/** Draws every item, joined. */
export const each = <Item>(items: readonly Item[], draw: (item: Item, index: number) => string) =>
  items.map(draw).join("");
