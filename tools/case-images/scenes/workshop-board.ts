import { palette, tints } from "../../pictures/palette";
import { backdrops, shades } from "../pieces/backdrop";
import { box, each } from "../pieces/box";
import { tablet } from "../pieces/frames";
import { icon } from "../pieces/icon";
import type { Scene } from "../scene";

type Order = { client: string; quantity: number; date: string; isLate?: boolean };

const columns: readonly { label: string; colour: string; orders: readonly Order[] }[] = [
  {
    label: "Débit",
    colour: palette.slate,
    orders: [
      { client: "Mairie", quantity: 40, date: "24 mai" },
      { client: "Lycée", quantity: 12, date: "27 mai" },
    ],
  },
  { label: "Pliage", colour: palette.sky, orders: [{ client: "Bar Léon", quantity: 18, date: "22 mai" }] },
  { label: "Soudage", colour: palette.plum, orders: [{ client: "Atrium", quantity: 8, date: "20 mai" }] },
  { label: "Ponçage", colour: "#B07A1C", orders: [{ client: "Duval", quantity: 24, date: "18 mai" }] },
  {
    label: "Peinture",
    colour: palette.coral,
    orders: [
      { client: "Orme", quantity: 30, date: "12 mai", isLate: true },
      { client: "Pivert", quantity: 16, date: "17 mai" },
      { client: "Halles", quantity: 6, date: "19 mai" },
    ],
  },
  { label: "Expédition", colour: palette.action, orders: [{ client: "Ciné 7", quantity: 50, date: "14 mai" }] },
];

const order = ({ client, quantity, date, isLate = false }: Order) =>
  `<div class="order ${isLate ? "late" : ""}"><span>${client}</span><b>× ${quantity}</b><span>${isLate ? icon("triangle-alert", { size: 10, stroke: 2.8 }) : ""}${date}</span></div>`;

/** The workshop's touch screen: orders in six columns, one late at the paint booth. */
export const workshopBoard = (): Scene => ({
  css: `
    .head { height: 24px; border-radius: 6px; color: #fff; font: 650 10.5px/24px Bricolage; letter-spacing: -0.15px; text-align: center; }
    .lane { border-radius: 7px; background: #EEEAE1; }
    .order { display: grid; height: 52px; margin-bottom: 3px; padding: 4px 0 0 6px; line-height: 1.15; border-radius: 6px; background: var(--surface); box-shadow: 0 1px 3px rgb(22 33 29 / 14%); }
    .order span { display: flex; align-items: center; gap: 2px; font-size: 10.5px; }
    .order b { font-size: 14px; font-weight: 750; }
    .order span:last-child { color: var(--muted); }
    .order.late { background: #C94F33; color: #fff; }
    .order.late span:last-child { color: #fff; }
  `,
  html:
    backdrops.hill(tints.saffron, shades.saffron) +
    box([170, 222, 60, 14], "", { style: `background:${palette.slate}` }) +
    box([120, 235, 160, 8], "", { style: `background:${palette.ink};border-radius:4px` }) +
    tablet(
      [10, 12, 380, 214],
      each(columns, ({ label, colour, orders }, i) => {
        const left = 5 + i * 60;
        return (
          box([left, 4, 57, 24], label, { className: "head", style: `background:${colour}` }) +
          box([left, 31, 57, 168], "", { className: "lane" }) +
          box([left + 2, 33, 53], each(orders, order))
        );
      }),
      "#FAF8F4",
    ),
});
