import { palette, tints } from "../../pictures/palette";
import { backdrops, shades } from "../pieces/backdrop";
import { box, each, words } from "../pieces/box";
import { badge, pill } from "../pieces/controls";
import { card } from "../pieces/frames";
import type { Scene } from "../scene";

const steps = ["Coupez l’alimentation", "Appuyez 10 secondes", "Attendez le voyant vert"];

const manual =
  words(16, 14, "Manuel", { size: 14, weight: 700 }) +
  box([16, 36, 96, 62], `<div class="sensor"><i></i></div>`, { style: `background:${tints.slate};border-radius:7px` }) +
  each([96, 82], (width, i) => box([16, 108 + i * 10, width, 4], "", { className: "text-line" })) +
  box([11, 128, 106, 40], "", { style: `background:${tints.saffron};border-radius:5px` }) +
  each([94, 86, 60], (width, i) =>
    box([16, 134 + i * 11, width, 5], "", { style: "background:#C98F22;border-radius:3px" }),
  ) +
  words(96, 186, "34", { size: 13, weight: 700, colour: "var(--muted)" });

/** A support conversation whose answer shows the page it comes from. */
export const supportChat = (): Scene => ({
  css: `
    .bubble { padding: 8px 11px; border-radius: 11px; font-size: 12.5px; line-height: 1.25; white-space: normal; }
    .bubble.asked { border-bottom-right-radius: 3px; background: var(--plum); color: #fff; }
    .bubble.answered { border-bottom-left-radius: 3px; background: ${tints.slate}; }
    .step { display: flex; align-items: center; gap: 6px; height: 20px; }
    .step i { width: 15px; height: 15px; border-radius: 50%; background: var(--surface); font: 700 10.5px/15px Bricolage; text-align: center; color: var(--plum); }
    .reply { padding: 5px 11px; border: 1px solid var(--line); border-radius: 8px; color: var(--muted); font-size: 11.5px; }
    .text-line { border-radius: 2px; background: var(--line); }
    .sensor { width: 40px; height: 40px; margin: 11px auto; border-radius: 50%; background: var(--surface); border: 3px solid var(--slate); }
    .sensor i { display: block; width: 12px; height: 12px; margin: 11px; border-radius: 50%; background: var(--mint); }
  `,
  html:
    backdrops.points(tints.plum, shades.plum) +
    card([256, 28, 128, 212], manual, "transform:rotate(4deg)") +
    card(
      [22, 16, 252, 250],
      box([0, 0, 252, 38], "", { style: "background:var(--paper);border-bottom:0.5px solid var(--line)" }) +
        box([13, 8], badge("bot", palette.plum, "#fff", 23)) +
        words(44, 12, "Assistant", { size: 13.5, weight: 700 }) +
        box([177, 11], pill("En ligne", "ok")) +
        box([74, 48, 164], "Comment réinitialiser mon capteur ?", { className: "bubble asked" }) +
        box(
          [14, 102, 186],
          `<div>${each(steps, (step, i) => `<div class="step"><i>${i + 1}</i>${step}</div>`)}</div>`,
          { className: "bubble answered" },
        ) +
        box([14, 180], pill("Manuel, page 34", "warn", "book-open")) +
        box([12, 205, 194, 26], "Écrire un message…", { className: "reply" }) +
        box([213, 205], badge("send", palette.plum, "#fff", 26)),
    ),
});
