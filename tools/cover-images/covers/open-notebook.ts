import { palette, tints } from "../../pictures/palette";
import { bar, card, check, disc, line, node, rect, shape, times, traveller } from "../../pictures/shapes";
import { cover } from "../cover";

const lefts = [90, 460, 830, 1200];

const table = times(
  4,
  (i) =>
    rect(130, 160 + i * 50, 80, 34, 8, i === 0 ? palette.sky : tints.sky) +
    rect(224, 160 + i * 50, 126, 34, 8, i === 0 ? palette.sky : tints.sky),
);

const calendar =
  rect(460, 120, 310, 66, 28, palette.coral) +
  rect(460, 156, 310, 30, 0, palette.coral) +
  times(12, (i) =>
    rect(494 + (i % 4) * 64, 212 + Math.floor(i / 4) * 50, 48, 36, 8, i === 6 ? palette.saffron : tints.coral),
  );

const list = times(3, (i) => {
  const y = 190 + i * 66;
  const ticked = i < 2;
  return (
    rect(
      866,
      y - 20,
      42,
      42,
      12,
      ticked ? palette.action : { fill: palette.surface, stroke: palette.muted, width: 5 },
    ) +
    (ticked ? check(887, y + 1, 24, palette.surface, 7) : "") +
    bar(930, y - 9, [160, 120, 140][i] ?? 140, ticked ? palette.line : palette.slate)
  );
});

const chart = times(4, (i) => {
  const height = [70, 120, 96, 180][i] ?? 0;
  return rect(1240 + i * 62, 350 - height, 44, height, 10, i === 3 ? palette.plum : "#CDB6D6");
});

const notebook =
  shape("M440 640L800 690L1160 640V830L800 880L440 830Z", palette.ink) +
  shape("M460 600Q640 570 800 650V850Q640 780 460 810Z", palette.surface) +
  shape("M1140 600Q960 570 800 650V850Q960 780 1140 810Z", "#F1ECE2") +
  times(3, (i) => line(`M520 ${650 + i * 44}Q630 ${640 + i * 44} 730 ${676 + i * 44}`, palette.line, { width: 12 })) +
  times(3, (i) => line(`M1080 ${650 + i * 44}Q970 ${640 + i * 44} 870 ${676 + i * 44}`, "#D9D1C0", { width: 12 })) +
  shape("M1040 582v96l26-22 26 22v-90Z", palette.saffron);

/** A notebook out of which come a table, a calendar, a list and a chart. */
export const openNotebook = () =>
  cover(
    tints.paper,
    disc(800, 760, 520, "#E7DFCF"),
    times(4, (i) => line(`M800 640C800 500 ${(lefts[i] ?? 0) + 155} 560 ${(lefts[i] ?? 0) + 155} 390`, palette.action)),
    times(4, (i) => card(lefts[i] ?? 0, 120, 310, 270)),
    table,
    calendar,
    list,
    chart,
    times(4, (i) => node((lefts[i] ?? 0) + 155, 390, palette.action)),
    notebook,
    traveller(677, 505),
    traveller(1140, 528),
  );
