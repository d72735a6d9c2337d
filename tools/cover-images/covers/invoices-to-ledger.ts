import { palette, tints } from "../../pictures/palette";
import { bar, card, disc, line, node, rect, shape, times, traveller } from "../../pictures/shapes";
import { cover } from "../cover";

const invoice = (x: number, y: number, colour: string, turn: number) =>
  `<g transform="rotate(${turn} ${x + 105} ${y + 135})">${card(x, y, 210, 270, { r: 22 })}${rect(x + 28, y + 30, 62, 44, 12, colour)}${bar(x + 28, y + 102, 154)}${bar(x + 28, y + 138, 120)}${bar(x + 28, y + 174, 140)}${bar(x + 104, y + 216, 78, colour, 26)}</g>`;

const gear =
  times(
    8,
    (i) =>
      `<rect x="606" y="226" width="68" height="90" rx="18" fill="${palette.action}" transform="rotate(${i * 45} 640 430)"/>`,
  ) +
  disc(640, 430, 156, palette.action) +
  disc(640, 430, 92, tints.saffron) +
  line("M596 430l30 32 60-66", palette.action, { width: 26 });

const ledger =
  card(930, 130, 560, 390) +
  rect(930, 130, 560, 90, 28, palette.slate) +
  rect(930, 180, 560, 40, 0, palette.slate) +
  bar(974, 164, 200, palette.surface, 24) +
  times(4, (i) => {
    const y = 254 + i * 64;
    const colour = [palette.sky, palette.coral, palette.plum, palette.action][i] ?? palette.slate;
    return (
      disc(986, y + 14, 17, colour) +
      bar(1024, y + 4, [190, 150, 210, 170][i] ?? 170) +
      bar(1330, y + 2, 120, colour, 24)
    );
  });

const coins = (x: number, count: number) =>
  times(count, (i) => {
    const y = 800 - i * 36;
    return (
      rect(x, y - 30, 130, 38, 19, "#C98A1F") +
      rect(x, y - 38, 130, 38, 19, palette.saffron) +
      bar(x + 38, y - 24, 54, "#F9DDA6", 10)
    );
  });

const chart = times(4, (i) => {
  const height = [90, 130, 116, 190][i] ?? 0;
  return rect(930 + i * 72, 810 - height, 52, height, 12, i === 3 ? palette.action : "#8FC3B4");
});

/** Invoices pass through a gear and become a ledger, a chart, coins. */
export const invoicesToLedger = () =>
  cover(
    tints.saffron,
    disc(640, 430, 330, "#F9E3B4"),
    shape("M0 812H1600V900H0Z", "#EBCF92"),
    line("M0 430H930", palette.slate, { width: 10 }),
    invoice(50, 90, palette.coral, -8),
    invoice(190, 300, palette.sky, 4),
    invoice(40, 510, palette.plum, -3),
    gear,
    ledger,
    chart,
    coins(1260, 2),
    coins(1400, 4),
    node(930, 430, palette.slate),
    traveller(884, 430),
  );
