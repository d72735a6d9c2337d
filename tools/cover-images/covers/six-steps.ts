import { palette, tints } from "../../pictures/palette";
import { disc, line, rect, shape, times, traveller } from "../../pictures/shapes";
import { cover } from "../cover";

const colours = [palette.slate, palette.sky, palette.plum, palette.coral, palette.mint, palette.action];
const left = (step: number) => 150 + step * 216;
const top = (step: number) => 690 - step * 84;

/** As many points as the step's rank, in rows of two, like a die. */
const pips = (step: number) =>
  times(step + 1, (i) =>
    disc(
      left(step) + 108 + ((i % 2) * 2 - 1) * (step === 0 ? 0 : 34),
      top(step) + 60 + Math.floor(i / 2) * 58,
      16,
      palette.surface,
    ),
  );

const climb = `M30 610${times(6, (i) => `L${left(i) + 108} ${top(i) - 70}`).replaceAll("L", " L")}`;

/** Six steps up to a flag. */
export const sixSteps = () =>
  cover(
    tints.sky,
    disc(1330, 250, 300, "#CBE0F1"),
    disc(250, 170, 90, "#CBE0F1"),
    line(climb, palette.ink, { width: 8, dash: "1 26" }),
    times(6, (i) => rect(left(i), top(i), 216, 860 - top(i), 0, colours[i] ?? palette.action)),
    times(
      6,
      (i) => `<rect x="${left(i)}" y="${top(i)}" width="216" height="18" fill="${palette.surface}" opacity=".35"/>`,
    ),
    times(6, pips),
    rect(0, 846, 1600, 54, 0, "#B9D4EA"),
    line(`M${left(5) + 108} ${top(5)}V70`, palette.ink, { width: 12 }),
    shape(`M${left(5) + 108} 70h200l-50 62 50 62h-200Z`, palette.saffron),
    disc(left(5) + 108, 64, 16, palette.ink),
    traveller(left(3) + 108, top(3) - 70, palette.saffron, 28),
  );
