import { palette, tints } from "../../pictures/palette";
import { disc, line, rect, shape, times, traveller } from "../../pictures/shapes";
import { cover } from "../cover";

const studs = (x: number, y: number, count: number, fill: string) =>
  times(count, (i) => rect(x + 30 + i * 80, y - 20, 50, 30, 8, fill));

const awning = times(8, (i) => {
  const x = 400 + i * 100;
  return shape(`M${x} 420h100v86a50 50 0 0 1-100 0Z`, i % 2 ? palette.surface : palette.coral);
});

const windowPane = (x: number, y: number, w: number, h: number) =>
  rect(x, y, w, h, 16, "#EAF7F2") +
  shape(`M${x + w * 0.2} ${y + h}L${x + w * 0.65} ${y}h${w * 0.2}L${x + w * 0.4} ${y + h}Z`, palette.surface);

const cursor = `<g transform="translate(872 186) scale(5.2)">${shape("M0 0L0 17L4.4 13L7.4 19.6L10.4 18.2L7.5 11.8L13.4 11.4Z", { fill: palette.ink, stroke: palette.surface, width: 1.6 })}</g>`;

/** A small shop made of blocks; the last one comes down to its place. */
export const shopOfBlocks = () =>
  cover(
    tints.saffron,
    disc(800, 780, 560, "#F9E3B4"),
    rect(0, 780, 1600, 120, 0, "#EBCF92"),
    studs(440, 300, 3, "#D99A2B"),
    rect(440, 292, 260, 150, 14, palette.saffron),
    studs(910, 300, 3, "#3F79AA"),
    rect(900, 292, 260, 150, 14, palette.sky),
    rect(712, 300, 176, 136, 14, { fill: "none", stroke: palette.slate, width: 5 }).replace(
      "<rect",
      '<rect stroke-dasharray="6 18" stroke-linecap="round"',
    ),
    line("M800 0V96", palette.slate, { width: 6 }),
    studs(716, 100, 2, "#58386A"),
    rect(710, 90, 180, 142, 14, palette.plum),
    rect(440, 430, 330, 350, 0, palette.action),
    rect(770, 430, 390, 350, 0, "#17806A"),
    windowPane(500, 560, 220, 160),
    rect(850, 560, 150, 220, 16, palette.ink),
    rect(866, 576, 118, 130, 10, palette.mint),
    disc(972, 730, 9, palette.saffron),
    windowPane(1040, 560, 80, 160),
    `<rect x="400" y="420" width="800" height="20" fill="${palette.ink}" opacity=".1"/>`,
    awning,
    line("M60 640H250C320 640 320 700 400 700", palette.action),
    line("M1540 640H1350C1280 640 1280 700 1200 700", palette.action),
    rect(60, 560, 150, 150, 32, palette.coral),
    disc(135, 635, 36, palette.surface),
    rect(1390, 560, 150, 150, 32, palette.sky),
    times(3, (i) => rect(1428, 600 + i * 30, 74, 14, 7, palette.surface)),
    traveller(300, 653),
    traveller(1300, 653),
    cursor,
  );
