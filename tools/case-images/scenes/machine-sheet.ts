import { palette, tints } from "../../pictures/palette";
import { backdrops, shades } from "../pieces/backdrop";
import { box, words } from "../pieces/box";
import { badge, pill } from "../pieces/controls";
import { card, phone } from "../pieces/frames";
import type { Scene } from "../scene";

const cells = 21;

/** A pattern with the look of a QR code; it encodes nothing. */
function qrPattern(size: number) {
  const isEye = (x: number, y: number) =>
    [
      [0, 0],
      [14, 0],
      [0, 14],
    ].some(([left = 0, top = 0]) => x >= left - 1 && x <= left + 7 && y >= top - 1 && y <= top + 7);
  let squares = "";
  for (let y = 0; y < cells; y++) {
    for (let x = 0; x < cells; x++) {
      if (!isEye(x, y) && (x * 7 + y * 13 + ((x * y) % 5) * 3 + ((x ^ y) % 3)) % 5 < 2) squares += `M${x} ${y}h1v1h-1z`;
    }
  }
  const eye = (x: number, y: number) =>
    `<path fill-rule="evenodd" d="M${x} ${y}h7v7h-7zM${x + 1} ${y + 1}v5h5v-5zM${x + 2} ${y + 2}h3v3h-3z"/>`;
  return `<svg width="${size}" height="${size}" viewBox="0 0 21 21" fill="${palette.ink}"><path d="${squares}"/>${eye(0, 0)}${eye(14, 0)}${eye(0, 14)}</svg>`;
}

/** A boom lift on a depot's ground. */
const lift = (width: number, height: number, sky: string, ground: string) =>
  `<svg width="${width}" height="${height}" viewBox="0 0 90 62" preserveAspectRatio="xMidYMid slice"><rect width="90" height="62" fill="${sky}"/><rect y="50" width="90" height="12" fill="${ground}"/>
  <path d="M30 40L56 22L74 12" fill="none" stroke="${palette.saffron}" stroke-width="5" stroke-linejoin="round"/><rect x="68" y="3" width="16" height="13" rx="2" fill="none" stroke="${palette.ink}" stroke-width="2.5"/>
  <rect x="16" y="36" width="40" height="12" rx="3" fill="${palette.saffron}"/><circle cx="25" cy="49" r="7" fill="${palette.ink}"/><circle cx="47" cy="49" r="7" fill="${palette.ink}"/><circle cx="25" cy="49" r="2.5" fill="#fff"/><circle cx="47" cy="49" r="2.5" fill="#fff"/></svg>`;

/** A machine's sheet on a phone: its code, its counter, its next check, its photos. */
export const machineSheet = (): Scene => ({
  css: `.shot { border-radius: 8px; border: 3px solid #fff; overflow: hidden; box-shadow: 0 5px 12px rgb(22 33 29 / 18%); }`,
  html:
    backdrops.rings(tints.slate, shades.slate) +
    phone(
      [36, 12, 150, 270],
      words(14, 20, "Nacelle N-14", { size: 16, weight: 750 }) +
        box([13, 42], pill("Disponible", "ok", "check")) +
        box([14, 68, 114, 114], qrPattern(98), {
          style: "padding:8px;border:1px solid var(--line);border-radius:10px;background:#fff",
        }) +
        box([14, 190, 114], "Scanner pour sortir", { style: "text-align:center;font-size:11.5px;color:var(--muted)" }),
      "#FAF8F4",
    ) +
    card(
      [208, 22, 168, 60],
      box([13, 13], badge("gauge", tints.sky, "#245F92", 34)) +
        words(58, 11, "Compteur", { size: 11.5, colour: "var(--muted)" }) +
        words(58, 25, "1 284 h", { size: 20, weight: 750 }),
    ) +
    card(
      [208, 92, 168, 60],
      box([13, 13], badge("shield-check", tints.mint, palette.action, 34)) +
        words(58, 11, "Prochain contrôle", { size: 11.5, colour: "var(--muted)" }) +
        words(58, 25, "23 jours", { size: 20, weight: 750 }),
    ) +
    words(210, 162, "Retour de location", { size: 12 }) +
    box([208, 180, 80, 56], lift(74, 50, "#BBD7EE", "#8A979D"), { className: "shot" }) +
    box([296, 180, 80, 56], `<div style="transform:scaleX(-1)">${lift(74, 50, "#F8DFA9", "#A3AEB3")}</div>`, {
      className: "shot",
    }),
});
