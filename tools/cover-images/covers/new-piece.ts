import { palette, tints } from "../../pictures/palette";
import { disc, line, node, shape, times, traveller } from "../../pictures/shapes";
import { cover } from "../cover";

type Sides = { top?: 1 | -1; right?: 1 | -1; bottom?: 1 | -1; left?: 1 | -1 };

const size = 230;

/** One side of a jigsaw piece drawn along +x, with a tab (1), a notch (-1) or nothing; `turn` rotates it. */
function side(kind: 1 | -1 | undefined, turn: 0 | 1 | 2 | 3) {
  const relative = kind
    ? [
        [[85, 0]],
        [
          [-22, -30 * kind],
          [0, -62 * kind],
          [30, -62 * kind],
        ],
        [
          [30, 0],
          [52, 32 * kind],
          [30, 62 * kind],
        ],
        [[85, 0]],
      ]
    : [[[size, 0]]];
  const turned = ([x = 0, y = 0]: number[]) =>
    [
      [x, y],
      [-y, x],
      [-x, -y],
      [y, -x],
    ][turn]
      ?.map((n) => Math.round(n))
      .join(" ");
  return relative.map((step) => (step.length === 1 ? "l" : "c") + step.map(turned).join(" ")).join("");
}

const piece = (x: number, y: number, sides: Sides, fill: string) =>
  shape(`M${x} ${y}${side(sides.top, 0)}${side(sides.right, 1)}${side(sides.bottom, 2)}${side(sides.left, 3)}Z`, {
    fill,
    stroke: tints.slate,
    width: 8,
  });

const greys = ["#7E8C93", "#94A1A7", "#8A979D", "#6F7E85", "#A3AEB3", "#86949A"];

/** The wall's tabs: neighbours share a sign, so that they always fit. */
const tabAt = (column: number, row: number): 1 | -1 => ((column + row) % 2 === 0 ? 1 : -1);
const opposite = (kind: 1 | -1): 1 | -1 => (kind === 1 ? -1 : 1);

const wall = times(20, (i) => {
  const column = i % 5;
  const row = Math.floor(i / 5);
  if (column === 0 && row === 1) return "";
  const sides: Sides = {
    top: opposite(tabAt(column, row)),
    right: tabAt(column, row),
    bottom: tabAt(column, row + 1),
    left: opposite(tabAt(column - 1, row)),
  };
  return piece(680 + column * size, -10 + row * size, sides, greys[(i * 5 + row) % greys.length] ?? palette.slate);
});

/** The sides of the place left empty in the wall. */
const missing: Sides = { top: 1, right: -1, bottom: 1, left: -1 };

/** A green piece about to fit in a wall of grey ones. */
export const newPiece = () =>
  cover(
    tints.slate,
    disc(360, 450, 300, "#D3DBDE"),
    wall,
    line("M40 335H330", palette.action, { width: 10 }),
    line("M660 335h-110", palette.action, { width: 6, dash: "1 22" }),
    `<g opacity=".14">${piece(306, 240, missing, palette.ink)}</g>`,
    piece(290, 220, missing, palette.action),
    line("M405 290v100", palette.mint, { width: 12 }),
    node(405, 280, palette.mint, 22),
    node(405, 394, palette.saffron, 22),
    traveller(140, 335),
  );
