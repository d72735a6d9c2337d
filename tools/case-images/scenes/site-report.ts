import { palette, tints } from "../../pictures/palette";
import { backdrops, shades } from "../pieces/backdrop";
import { box, each, words } from "../pieces/box";
import { button, gauge } from "../pieces/controls";
import { card, phone } from "../pieces/frames";
import { icon } from "../pieces/icon";
import type { Scene } from "../scene";

const bricks = `<rect width="46" height="40" fill="#E9B59F"/><path d="M0 10H46M0 20H46M0 30H46M12 0V10M34 0V10M23 10V20M12 20V30M34 20V30M23 30V40" stroke="#C77555" stroke-width="2"/>`;
const slab = `<rect width="46" height="40" fill="#BBD7EE"/><path d="M0 26H46V40H0Z" fill="#94A1A7"/><path d="M8 26V8M20 26V4M32 26V8M42 26V12" stroke="${palette.slate}" stroke-width="2.5"/>`;
const frame = `<rect width="46" height="40" fill="${tints.paper}"/><path d="M10 40V8H36V40" fill="#fff" stroke="#B98B55" stroke-width="4"/><path d="M10 24H36M23 8V40" stroke="#B98B55" stroke-width="2.5"/>`;

const photos = [
  { drawing: bricks, time: "8 h 10" },
  { drawing: slab, time: "13 h 25" },
  { drawing: frame, time: "16 h 40" },
];

const heights = [8, 16, 26, 14, 34, 22, 40, 28, 18, 36, 24, 12, 30, 20, 10, 24, 14, 8];
const voice = `<svg width="134" height="30" viewBox="0 0 150 44">${each(heights, (h, i) => `<rect x="${i * 8.4}" y="${22 - h / 2}" width="4.4" height="${h}" rx="2.2" fill="${i < 11 ? palette.action : "#B9DBD0"}"/>`)}</svg>`;

/** A building site's day on a phone, dictated and put in order. */
export const siteReport = (): Scene => ({
  css: `.photo { border-radius: 6px; overflow: hidden; } .photo svg { width: 100%; height: 54px; }`,
  html:
    backdrops.band(tints.sky, shades.sky) +
    phone(
      [26, 10, 174, 280],
      words(14, 20, "Rue des Tilleuls", { size: 17, weight: 750 }) +
        box([14, 46, 98], gauge(0.6, palette.saffron, 9)) +
        words(119, 42, "60 %", { size: 14, weight: 750 }) +
        each(
          photos,
          ({ drawing, time }, i) =>
            box(
              [14 + i * 47.5, 66, 44],
              `<svg viewBox="0 0 46 40" preserveAspectRatio="xMidYMid slice">${drawing}</svg>`,
              { className: "photo" },
            ) + box([14 + i * 47.5, 122, 44], time, { style: "text-align:center;font-size:11px;color:var(--muted)" }),
        ) +
        box(
          [14, 145, 139, 34],
          `${icon("clock", { size: 16, colour: "#245F92" })}<b style="font-size:15px">31 heures</b>`,
          {
            style: `display:flex;align-items:center;gap:8px;padding:0 12px;border-radius:9px;background:${tints.sky}`,
          },
        ) +
        box([14, 190, 139], button("Dicter le rapport", "mic", "wide")),
      "#FFFFFF",
    ) +
    card(
      [220, 34, 158, 76],
      box([12, 11, 24, 24], icon("mic", { size: 15, colour: "#fff" }), {
        style: `display:grid;place-items:center;border-radius:50%;background:${palette.coral}`,
      }) +
        words(44, 15, "0 min 42", { size: 13, weight: 700 }) +
        box([12, 40, 134], voice),
    ) +
    box([298, 113, 2, 16], "", { style: `background:${palette.action}` }) +
    box([293.5, 115.5, 11, 11], "", { style: `border-radius:50%;background:${palette.saffron}` }) +
    card(
      [220, 132, 158, 90],
      words(13, 11, "Rapport du jour", { size: 14, weight: 700 }) +
        each(
          ["Dalle coulée", "Linteau posé", "Reste l’enduit"],
          (line, i) =>
            box(
              [13, 34 + i * 17],
              icon(i < 2 ? "check" : "clock", { size: 12, colour: i < 2 ? palette.action : "#A86B00", stroke: 3 }),
            ) + words(31, 33 + i * 17, line, { size: 12.5 }),
        ),
    ),
});
