import { palette } from "../../pictures/palette";
import { backdrops, night } from "../pieces/backdrop";
import { box, each, words } from "../pieces/box";
import type { Scene } from "../scene";

const weeks = [4.8, 4.9, 4.6, 4.7, 4.3, 4.4, 4.1, 3.8, 3.9, 3.5, 3.3, 3.1];
const points = weeks.map((rate, i) => [8 + i * 18, 8 + (4.9 - rate) * 36] as const);
const curve = points.map(([x, y]) => `${x} ${y.toFixed(1)}`).join("L");
const [lastX = 0, lastY = 0] = points.at(-1) ?? [];

const chart = `<svg width="216" height="84" viewBox="0 0 216 84"><path d="M8 20H208M8 48H208M8 76H208" stroke="#36483F" stroke-width="1"/>
  <path d="M${curve}L${lastX} 84L8 84Z" fill="${palette.mint}" opacity=".16"/><path d="M${curve}" fill="none" stroke="${palette.mint}" stroke-width="3.5" stroke-linejoin="round" stroke-linecap="round"/>
  <circle cx="${lastX}" cy="${lastY}" r="9" fill="${palette.saffron}" opacity=".3"/><circle cx="${lastX}" cy="${lastY}" r="5" fill="${palette.saffron}"/></svg>`;

const causes = [
  { label: "Moule", width: 92, colour: palette.coral },
  { label: "Matière", width: 64, colour: palette.saffron },
  { label: "Réglage", width: 40, colour: palette.sky },
];

/** A workshop's dashboard: scrap rate, causes of stops, state of six presses. */
export const pressDashboard = (): Scene => ({
  css: `
    body { color: #ECF1EE; }
    .tile { border: 0.5px solid #3A4C44; border-radius: 9px; background: #26362F; }
    .press { display: grid; place-content: center; justify-items: center; gap: 1px; font-size: 11.5px; color: #A9B8B0; }
    .press b { color: #fff; font-size: 15px; }
    .press.stopped { border-color: var(--coral); background: var(--coral); color: #fff; }
    .press i { width: 7px; height: 7px; margin: 0 5px 2px 0; display: inline-block; border-radius: 50%; background: var(--mint); }
    .press.stopped i { background: #fff; border-radius: 1px; }
  `,
  html:
    backdrops.rings(night.ground, night.deep) +
    box(
      [18, 16, 236, 148],
      words(14, 11, "Taux de rebut", { size: 13, colour: "#A9B8B0" }) +
        words(14, 26, "3,1 %", { size: 30, weight: 750, colour: "#FFFFFF" }) +
        box([138, 33], "− 1,7 point", {
          style: `padding:2px 8px 3px;border-radius:9px;background:#17493C;color:${palette.mint};font-size:12px`,
        }) +
        box([10, 62], chart),
      { className: "tile" },
    ) +
    box(
      [264, 16, 118, 148],
      words(13, 11, "Causes d’arrêt", { size: 13, colour: "#A9B8B0" }) +
        each(
          causes,
          ({ label, width, colour }, i) =>
            words(13, 35 + i * 36, label, { size: 12.5, colour: "#FFFFFF" }) +
            box([13, 52 + i * 36, width, 11], "", { style: `background:${colour};border-radius:4px` }),
        ),
      { className: "tile" },
    ) +
    each(["P1", "P2", "P3", "P4", "P5", "P6"], (press, i) => {
      const isStopped = i === 3;
      return box([18 + i * 61.4, 175, 57, 58], `<b><i></i>${press}</b>${isStopped ? "Arrêt" : "Marche"}`, {
        className: isStopped ? "tile press stopped" : "tile press",
      });
    }),
});
