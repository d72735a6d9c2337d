import { palette, tints } from "../../pictures/palette";
import { backdrops, shades } from "../pieces/backdrop";
import { box, each, words } from "../pieces/box";
import { button, gauge, pill } from "../pieces/controls";
import { card } from "../pieces/frames";
import { icon } from "../pieces/icon";
import type { Scene } from "../scene";

const products = [
  { name: "Thé vert menthe", left: 184, share: 0.86, colour: palette.action },
  { name: "Earl Grey", left: 132, share: 0.64, colour: palette.sky },
  { name: "Coffret Hiver", left: 9, share: 0.09, colour: palette.coral },
  { name: "Rooibos vanille", left: 97, share: 0.48, colour: palette.plum },
  { name: "Théière fonte", left: 6, share: 0.12, colour: palette.slate },
];

const tin = (colour: string) =>
  `<svg width="18" height="20" viewBox="0 0 18 20"><rect x="3" width="12" height="5" rx="2" fill="${palette.ink}" opacity=".55"/><rect x="1" y="3.5" width="16" height="16.5" rx="3.5" fill="${colour}"/><rect x="1" y="9" width="16" height="6" fill="#fff" opacity=".85"/></svg>`;

const row = ({ name, left, share, colour }: (typeof products)[number], i: number) => {
  const top = 42 + i * 27.5;
  const isLow = share < 0.2;
  return (
    (isLow ? box([8, top - 2, 300, 26], "", { style: `border-radius:6px;background:${tints.coral}` }) : "") +
    box([16, top + 1], tin(colour)) +
    words(43, top + 3.5, name, { size: 12.5 }) +
    box([150, top + 8, 78], gauge(share, isLow ? palette.coral : palette.action, 7)) +
    box([232, top + 3, 36], String(left), { style: "text-align:right;font-size:13.5px;font-weight:700" }) +
    (isLow ? box([282, top + 3], icon("triangle-alert", { size: 16, colour: "#B03A1E" })) : "")
  );
};

/** A stock screen: each reference with its gauge, two of them low. */
export const stockScreen = (): Scene => ({
  html:
    backdrops.points(tints.paper, shades.paper) +
    card(
      [18, 12, 364, 226],
      box([0, 0, 44, 226], "", { style: `background:${palette.action}` }) +
        each(["leaf", "package", "store", "chart-column"], (name, i) =>
          box([8, 12 + i * 38, 28, 28], icon(name, { size: 17, colour: i === 1 ? palette.action : "#fff" }), {
            style: `display:grid;place-items:center;border-radius:8px;${i === 1 ? "background:#fff" : ""}`,
          }),
        ) +
        box(
          [46, 0, 316, 226],
          words(16, 13, "Stock", { size: 18, weight: 700 }) +
            box([176, 14], pill("3 boutiques à jour", "ok", "refresh-cw")) +
            each(products, row) +
            box([16, 187], button("Préparer la commande fournisseur", "truck")),
        ),
    ),
});
