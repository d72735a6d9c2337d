import { palette } from "../../pictures/palette";
import { bar, card, disc, line, node, rect, shape, traveller } from "../../pictures/shapes";
import { cover } from "../cover";

const lamp =
  rect(110, 770, 260, 40, 20, palette.surface) +
  line("M240 770L150 450L430 190", palette.surface, { width: 24 }) +
  disc(150, 450, 30, palette.saffron) +
  disc(430, 190, 26, palette.saffron) +
  `<g transform="rotate(-38 430 190)">${shape("M370 190h120l70 150H300Z", { fill: palette.coral, stroke: palette.coral, width: 16 })}</g>`;

const pencil = (x: number, colour: string, top: number) =>
  shape(`M${x} ${top}l26-62 26 62Z`, "#F3DDBB") +
  shape(`M${x + 17} ${top - 40}l9-22 9 22Z`, palette.ink) +
  rect(x, top, 52, 700 - top, 0, colour) +
  rect(x + 17, top, 18, 700 - top, 0, "#FFFFFF33");

const pot = rect(1300, 560, 230, 250, 28, palette.sky) + rect(1300, 610, 230, 34, 0, "#3F79AA");

/** A desk lamp lights a sheet where shapes come together. */
export const studioLamp = () =>
  cover(
    "#33404A",
    disc(820, 420, 520, "#3B4953"),
    rect(0, 810, 1600, 90, 0, "#26313A"),
    `<path d="M470 330L640 190L1260 810H560Z" fill="${palette.saffron}" opacity=".22"/>`,
    lamp,
    card(620, 290, 560, 460, { r: 36 }),
    disc(760, 440, 80, palette.coral),
    rect(930, 366, 160, 160, 28, palette.action),
    shape("M760 580l86 140H674Z", { fill: palette.sky, stroke: palette.sky, width: 16 }),
    line("M840 440H930", palette.ink, { width: 9 }),
    line("M1010 526V600", palette.ink, { width: 9 }),
    bar(930, 612, 180, palette.slate, 24),
    bar(930, 660, 130, palette.line, 24),
    node(840, 440, palette.ink),
    node(1010, 526, palette.ink),
    traveller(900, 440),
    pencil(1330, palette.saffron, 420),
    pencil(1394, palette.mint, 350),
    pencil(1456, palette.plum, 460),
    pot,
  );
