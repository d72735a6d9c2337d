import { palette, tints } from "../../pictures/palette";
import { backdrops, shades } from "../pieces/backdrop";
import { box, each, words } from "../pieces/box";
import { browserWindow } from "../pieces/frames";
import { icon } from "../pieces/icon";
import type { Scene } from "../scene";

const papers = [
  { label: "Relevé bancaire", isIn: true },
  { label: "Factures d’achat", isIn: true },
  { label: "Factures de vente", isIn: true },
  { label: "Notes de frais", isIn: true },
  { label: "Bulletins de paie", isIn: false },
  { label: "Relevé de caisse", isIn: false },
];

const paper = ({ label, isIn }: (typeof papers)[number], i: number) => {
  const top = 42 + i * 26;
  return (
    box([14, top, 178, 22.5], "", { style: `border-radius:6px;background:${isIn ? "#F3F8F5" : tints.saffron}` }) +
    box(
      [21, top + 3.5],
      icon(isIn ? "circle-check" : "clock", { size: 15, colour: isIn ? palette.action : "#A86B00" }),
    ) +
    words(44, top + 4, label, { size: 12.5 })
  );
};

const ring = `<svg width="60" height="60" viewBox="0 0 60 60"><circle cx="30" cy="30" r="24" fill="none" stroke="#ECE7DC" stroke-width="8"/>
  <circle cx="30" cy="30" r="24" fill="none" stroke="${palette.action}" stroke-width="8" stroke-linecap="round" stroke-dasharray="100.5 151" transform="rotate(-90 30 30)"/></svg>`;

/** A client's space: papers received and awaited, and where to drop them. */
export const clientPortal = (): Scene => ({
  css: `.drop { display: grid; place-content: center; justify-items: center; gap: 5px; border: 2px dashed ${palette.mint}; border-radius: 10px; background: ${tints.mint}; color: ${palette.action}; text-align: center; font-size: 12.5px; line-height: 1.2; }`,
  html:
    backdrops.discs(tints.action, shades.action) +
    browserWindow(
      [22, 16, 356, 244],
      "Espace client",
      words(14, 12, "Pièces de mars", { size: 17, weight: 700 }) +
        each(papers, paper) +
        box([208, 13], ring) +
        words(277, 19, "4 pièces", { size: 15.5, weight: 750 }) +
        words(278, 39, "sur 6", { size: 13, colour: "var(--muted)" }) +
        box(
          [208, 88, 134, 108],
          `${icon("cloud-upload", { size: 34, colour: palette.action, stroke: 1.8 })}<div>Déposez<br>vos fichiers ici</div>`,
          { className: "drop" },
        ),
    ),
});
