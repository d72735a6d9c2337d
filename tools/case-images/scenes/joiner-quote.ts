import { palette, tints } from "../../pictures/palette";
import { backdrops, shades } from "../pieces/backdrop";
import { box, each, words } from "../pieces/box";
import { button } from "../pieces/controls";
import { card } from "../pieces/frames";
import type { Scene } from "../scene";

const wood = "#C98F4E";

const bookcase = `<svg width="158" height="204" viewBox="0 0 158 204">
  ${Array.from({ length: 11 }, (_, i) => `<path d="M0 ${10 + i * 19}H158M${4 + i * 15} 0V204" stroke="#DCE8F2" stroke-width=".8"/>`).join("")}
  <g fill="#F6E3C6" stroke="${wood}" stroke-width="4" stroke-linejoin="round"><path d="M34 46H136V182H34Z"/><path d="M34 92H136M34 138H136M85 46V138M34 138"/></g>
  <g fill="${palette.sky}"><path d="M42 62h7v28h-7z"/><path d="M66 66h9v24h-9z" fill="${palette.plum}"/></g>
  <path d="M51 58h7v32h-7z" fill="${palette.coral}"/><path d="M94 114h8v22h-8z" fill="${palette.action}"/><path d="M105 108h7v28h-7z" fill="${palette.saffron}"/>
  <g fill="none" stroke="${palette.slate}" stroke-width="1.6"><path d="M34 32H136M34 27v10M136 27v10M20 46V182M15 46h10M15 182h10"/></g>
  <g font-family="Bricolage" font-weight="700" font-size="11.5" fill="${palette.ink}" text-anchor="middle"><rect x="62" y="23" width="46" height="17" fill="#fff"/><text x="85" y="36">180 cm</text><rect x="11" y="86" width="17" height="52" fill="#fff"/><text transform="translate(24 112) rotate(-90)">240 cm</text></g></svg>`;

const lines = [
  ["Chêne massif", "1 620 €"],
  ["Quincaillerie", "240 €"],
  ["Fabrication", "1 790 €"],
  ["Pose", "730 €"],
] as const;

/** A joiner's quote: the sketch with its measures, the lines, the total, the signature. */
export const joinerQuote = (): Scene => ({
  html:
    backdrops.points(tints.saffron, shades.saffron) +
    card([26, 28, 158, 204], bookcase, "transform:rotate(-3deg)") +
    card(
      [172, 10, 206, 230],
      words(16, 13, "Devis 112", { size: 18, weight: 750 }) +
        words(16, 36, "Bibliothèque en chêne", { size: 12, colour: "var(--muted)" }) +
        each(lines, ([label, amount], i) => {
          const top = 60 + i * 24;
          return (
            box([16, top - 3, 174, 0.5], "", { style: "background:var(--line)" }) +
            words(16, top + 3, label, { size: 12.5 }) +
            box([110, top + 3, 80], amount, { style: "font-size:12.5px;text-align:right" })
          );
        }) +
        box([0, 156, 206, 30], "", { style: `background:${tints.saffron}` }) +
        words(16, 164, "Total TTC", { size: 12.5, weight: 700 }) +
        box([90, 160, 100], "4 380 €", { style: "font-size:18px;font-weight:750;text-align:right" }) +
        box([16, 193, 174], button("Envoyer à signer", "signature", "wide")),
    ),
});
