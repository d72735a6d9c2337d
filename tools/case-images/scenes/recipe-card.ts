import { palette, tints } from "../../pictures/palette";
import { backdrops, shades } from "../pieces/backdrop";
import { box, each, words } from "../pieces/box";
import { gauge } from "../pieces/controls";
import { tablet } from "../pieces/frames";
import type { Scene } from "../scene";

const plate = `<svg width="120" height="214" viewBox="0 0 120 214">
  <rect width="120" height="214" fill="#D9573C"/><path d="M0 0H20V214H0ZM40 0H60V214H40ZM80 0H100V214H80Z" fill="#E2674A"/>
  <circle cx="60" cy="100" r="53" fill="#B94730" opacity=".5"/><circle cx="60" cy="96" r="53" fill="#fff"/><circle cx="60" cy="96" r="41" fill="#F1ECE2"/>
  <rect x="34" y="72" width="52" height="42" rx="8" fill="#8A5A33"/><rect x="34" y="68" width="52" height="38" rx="8" fill="${palette.saffron}"/>
  <path d="M40 78L52 100M50 74L66 102M64 72L80 100" stroke="#D08E22" stroke-width="3" stroke-linecap="round"/>
  <path d="M66 118c4-10 16-12 24-8-4 9-14 14-24 8Z" fill="${palette.action}"/><path d="M50 120c-6-6-6-14-1-20" fill="none" stroke="${palette.mint}" stroke-width="4" stroke-linecap="round"/></svg>`;

const ingredients = [
  ["Canard confit", "180 g", "2,52 €"],
  ["Pommes de terre", "250 g", "0,55 €"],
  ["Beurre", "30 g", "0,36 €"],
  ["Échalotes", "40 g", "0,19 €"],
  ["Parmesan", "25 g", "0,62 €"],
  ["Roquette", "20 g", "0,38 €"],
] as const;

const right = (left: number, top: number, width: number, content: string, style: string) =>
  box([left, top, width], content, { style: `text-align:right;${style}` });

/** A dish with its ingredients, its cost and its share of the price. */
export const recipeCard = (): Scene => ({
  html:
    backdrops.discs(tints.coral, shades.coral) +
    tablet(
      [16, 14, 368, 224],
      box([0, 0], plate) +
        words(132, 10, "Parmentier de canard", { size: 17, weight: 750 }) +
        each(ingredients, ([name, quantity, price], i) => {
          const top = 38 + i * 17.5;
          return (
            words(132, top, name, { size: 12 }) +
            right(228, top, 52, quantity, "font-size:12px;color:var(--muted)") +
            right(288, top, 56, price, "font-size:12px")
          );
        }) +
        box([120, 148, 236, 70], "", { style: `background:${tints.saffron}` }) +
        words(132, 156, "Coût matière", { size: 11, colour: "#6B5320" }) +
        words(132, 170, "4,62 €", { size: 18, weight: 750 }) +
        words(222, 156, "Prix de vente", { size: 11, colour: "#6B5320" }) +
        words(222, 170, "17,50 €", { size: 18, weight: 750 }) +
        box([132, 197, 172], gauge(0.58, palette.action, 7)) +
        box([235, 194, 2, 13], "", { style: `background:${palette.ink}` }) +
        right(306, 191, 38, "29 %", `font-size:14px;font-weight:750;color:${palette.action}`),
    ),
});
