import { palette, tints } from "../../pictures/palette";
import { card, disc, done, line, node, rect, shape, times, traveller } from "../../pictures/shapes";
import { cover } from "../cover";

const tops = [130, 290, 450, 610, 770];
const colours = [palette.coral, palette.sky, palette.saffron, palette.plum, palette.slate];
const travellers = [1040, 560, 820, 430, 1190];

const starts = [
  (y: number) => disc(200, y, 34, palette.coral),
  (y: number) => rect(168, y - 32, 64, 64, 14, palette.sky),
  (y: number) => shape(`M200 ${y - 38}l40 70h-80Z`, { fill: palette.saffron, stroke: palette.saffron, width: 8 }),
  (y: number) => shape(`M200 ${y - 42}l42 42-42 42-42-42Z`, { fill: palette.plum, stroke: palette.plum, width: 6 }),
  (y: number) =>
    shape(`M200 ${y - 40}l36 20v40l-36 20-36-20v-40Z`, { fill: palette.slate, stroke: palette.slate, width: 8 }),
];

/** Where each line stops on its way: one, two or three stations. */
const stations = [[660], [760, 960], [560, 1060], [700, 880, 1060], [620, 900]];

/** Five automations side by side, from a trigger to the work done. */
export const fiveLines = () =>
  cover(
    tints.mint,
    times(5, (i) => rect(100, (tops[i] ?? 0) - 66, 1400, 132, 66, i % 2 ? "#D0EEE3" : "#C5E9DC")),
    times(5, (i) => {
      const y = tops[i] ?? 0;
      const colour = colours[i] ?? palette.slate;
      return (
        line(`M270 ${y}H1330`, palette.surface, { width: 22 }) +
        line(`M270 ${y}H${travellers[i]}`, colour, { width: 10 }) +
        (stations[i] ?? []).map((x) => node(x, y, colour, 22)).join("") +
        card(130, y - 58, 140, 116, { r: 36 }) +
        (starts[i]?.(y) ?? "") +
        card(1330, y - 58, 140, 116, { r: 36 }) +
        done(1400, y, 36) +
        traveller(travellers[i] ?? 0, y, palette.saffron, 24)
      );
    }),
  );
