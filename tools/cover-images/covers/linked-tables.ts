import { palette, tints } from "../../pictures/palette";
import { bar, card, disc, line, node, rect, times, traveller } from "../../pictures/shapes";
import { cover } from "../cover";

type Table = { x: number; y: number; colour: string; soft: string; lit: number };

const rows = 4;

/** A table of one header and four rows; the row number `lit` stands out. */
const table = ({ x, y, colour, soft, lit }: Table) =>
  card(x, y, 420, 350) +
  rect(x, y, 420, 86, 28, colour) +
  rect(x, y + 50, 420, 36, 0, colour) +
  disc(x + 50, y + 43, 17, palette.surface) +
  bar(x + 86, y + 32, 150, palette.surface, 22) +
  times(rows, (i) => {
    const top = y + 104 + i * 59;
    const isLit = i === lit;
    return (
      (isLit ? rect(x + 14, top - 4, 392, 52, 14, soft) : "") +
      rect(x + 32, top + 8, 28, 28, 8, isLit ? colour : soft) +
      bar(x + 80, top + 12, 130, isLit ? colour : palette.line, 20) +
      rect(x + 250, top + 8, 120, 28, 14, isLit ? colour : soft)
    );
  });

/** Three tables; rows of one refer to rows of another. */
export const linkedTables = () =>
  cover(
    tints.coral,
    disc(200, 820, 330, "#F7D0C6"),
    disc(1430, 130, 260, "#F7D0C6"),
    line("M520 258C640 258 580 650 700 650", palette.action, { width: 10 }),
    line("M1120 591C1260 591 1290 560 1290 456", palette.plum, { width: 10 }),
    line("M520 376C760 376 820 258 1080 258", palette.sky, { width: 10 }),
    table({ x: 100, y: 95, colour: palette.action, soft: tints.action, lit: 1 }),
    table({ x: 1080, y: 95, colour: palette.coral, soft: tints.coral, lit: 1 }),
    table({ x: 700, y: 465, colour: palette.plum, soft: tints.plum, lit: 2 }),
    node(520, 280, palette.action),
    node(520, 376, palette.sky),
    node(1080, 280, palette.sky),
    node(700, 711, palette.action),
    node(1120, 591, palette.plum),
    node(1290, 445, palette.plum),
    traveller(606, 480),
    traveller(800, 325),
    traveller(1254, 556),
  );
