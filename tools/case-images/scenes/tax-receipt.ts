import { palette, tints } from "../../pictures/palette";
import { backdrops, shades } from "../pieces/backdrop";
import { box, each, words } from "../pieces/box";
import { card } from "../pieces/frames";
import { icon } from "../pieces/icon";
import type { Scene } from "../scene";

const signature = `<svg width="92" height="34" viewBox="0 0 92 34"><path d="M4 24C14 2 22 2 18 18S30 8 34 16 40 26 48 12s8 16 16 4 8 10 24 2" fill="none" stroke="${palette.ink}" stroke-width="2.4" stroke-linecap="round"/></svg>`;

const seal = `<svg width="66" height="66" viewBox="0 0 66 66"><circle cx="33" cy="33" r="31" fill="${tints.mint}" stroke="${palette.action}" stroke-width="2.5"/><circle cx="33" cy="33" r="25" fill="none" stroke="${palette.action}" stroke-width="1.5" stroke-dasharray="2 3"/></svg>`;

/** A tax receipt ready to leave, on top of its batch. */
export const taxReceipt = (): Scene => ({
  html:
    backdrops.rings(tints.action, shades.action) +
    card([74, 66, 252, 220], "", "transform:rotate(5deg)") +
    card([74, 66, 252, 220], "", "transform:rotate(-4deg)") +
    card(
      [70, 62, 260, 220],
      box([0, 0, 260, 6], "", { style: `background:${palette.action}` }) +
        words(20, 19, "Reçu fiscal", { size: 20, weight: 750 }) +
        words(20, 45, "N° 2024-0118", { size: 12.5, colour: "var(--muted)" }) +
        each(
          [
            ["Donateur", "Jeanne Morel"],
            ["Date", "14 janvier 2024"],
          ] as const,
          ([label, value], i) =>
            words(20, 74 + i * 24, label, { size: 12.5, colour: "var(--muted)" }) +
            words(84, 74 + i * 24, value, { size: 13 }),
        ) +
        box([20, 122, 220, 0.5], "", { style: "background:var(--line)" }) +
        words(20, 131, "120 €", { size: 34, weight: 750 }) +
        box([144, 132], signature) +
        box([181, 16], seal) +
        box([198, 33], icon("hand-heart", { size: 32, colour: palette.action, stroke: 1.9 })),
    ) +
    box(
      [88, 14, 224, 36],
      `${icon("circle-check-big", { size: 17, colour: palette.mint, stroke: 2.6 })}Lot de 250 reçus validé`,
      {
        style: `display:flex;align-items:center;justify-content:center;gap:8px;border-radius:18px;background:${palette.ink};color:#fff;font-size:14px;box-shadow:0 5px 12px rgb(22 33 29 / 25%)`,
      },
    ),
});
