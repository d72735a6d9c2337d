import { palette, tints } from "../../pictures/palette";
import { backdrops, shades } from "../pieces/backdrop";
import { box, each, words } from "../pieces/box";
import { badge, button, pill } from "../pieces/controls";
import { card } from "../pieces/frames";
import type { Scene } from "../scene";

const red = "#C2401F";

const others = [
  { time: "8 h 40", item: "Levure fraîche", icon: "flask-conical", change: "− 1,5 %", colour: palette.action },
  { time: "9 h 15", item: "Beurre de tourage", icon: "box", change: "+ 3,8 %", colour: red },
  { time: "10 h 02", item: "Sucre glace", icon: "candy", change: "+ 0,9 %", colour: palette.slate },
  { time: "10 h 30", item: "Chocolat noir", icon: "cookie", change: "+ 4,4 %", colour: red },
];

/** A log of suppliers' price changes, the most harmful on top, to accept or refuse. */
export const priceAlerts = (): Scene => ({
  html:
    backdrops.rings(tints.coral, shades.coral) +
    words(26, 17, "Alertes de prix", { size: 18, weight: 700 }) +
    box([300, 19], pill("5 à traiter", "bad", "bell")) +
    card(
      [24, 46, 352, 84],
      box([0, 0, 5, 84], "", { style: `background:${palette.coral}` }) +
        box([17, 13], badge("wheat", tints.saffron, "#9A6500", 32)) +
        words(60, 13, "Farine T65, sac de 25 kg", { size: 13.5, weight: 700 }) +
        words(60, 31, "8 h 12, Moulin Bertin", { size: 11, colour: "var(--muted)" }) +
        words(282, 12, "+ 6,2 %", { size: 17, weight: 750, colour: red }) +
        box([60, 50], button("Accepter", "check")) +
        box([160, 50], button("Refuser", "x", "quiet")),
    ) +
    card(
      [24, 138, 352, 130],
      each(others, ({ time, item, icon, change, colour }, i) => {
        const top = i * 28;
        return (
          (i ? box([12, top, 328, 0.5], "", { style: "background:var(--line)" }) : "") +
          words(16, top + 8, time, { size: 11, colour: "var(--muted)" }) +
          box([70, top + 4.5], badge(icon, tints.paper, palette.slate, 19)) +
          words(98, top + 7, item, { size: 12.5 }) +
          words(290, top + 7, change, { size: 12.5, weight: 700, colour })
        );
      }),
    ),
});
