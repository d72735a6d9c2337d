import { palette, tints } from "../../pictures/palette";
import { backdrops, shades } from "../pieces/backdrop";
import { box, each, words } from "../pieces/box";
import { gauge } from "../pieces/controls";
import { card } from "../pieces/frames";
import { icon } from "../pieces/icon";
import type { Scene } from "../scene";

const answers = ["Eau", "Poudre", "Neige carbonique", "Spécial feu gras"];
const chosen = 3;

const notions = [
  { label: "Classes de feu", share: 0.48, colour: palette.coral },
  { label: "Distance", share: 0.61, colour: palette.saffron },
  { label: "Évacuation", share: 0.66, colour: palette.saffron },
];

const answer = (label: string, i: number) =>
  box(
    [16, 92 + i * 31, 204, 27],
    `<i>${i === chosen ? icon("check", { size: 12, colour: "#fff", stroke: 3.4 }) : "ABCD"[i]}</i>${label}`,
    { className: i === chosen ? "answer chosen" : "answer" },
  );

/** A quiz: one question, and the notions the group has not understood. */
export const safetyQuiz = (): Scene => ({
  css: `
    .answer { display: flex; align-items: center; gap: 8px; padding: 0 8px; border: 1px solid #D8D1C3; border-radius: 8px; font-size: 13px; }
    .answer i { display: grid; place-items: center; width: 17px; height: 17px; border-radius: 5px; background: ${tints.slate}; color: var(--slate); font-style: normal; font-size: 11px; }
    .answer.chosen { border: 2px solid var(--action); background: ${tints.mint}; font-weight: 700; }
    .answer.chosen i { border-radius: 50%; background: var(--action); }
  `,
  html:
    backdrops.band(tints.coral, shades.coral) +
    card(
      [20, 14, 236, 226],
      box([16, 17, 168], gauge(7 / 12, palette.action, 7)) +
        words(194, 12, "7/12", { size: 13, weight: 700 }) +
        words(16, 37, "Une friteuse prend feu :", { size: 16.5, weight: 700 }) +
        words(16, 59, "quel extincteur ?", { size: 16.5, weight: 700 }) +
        each(answers, answer),
    ) +
    box([291, 14, 66, 66], icon("fire-extinguisher", { size: 38, colour: "#fff", stroke: 1.8 }), {
      style: `display:grid;place-items:center;border-radius:50%;background:${palette.coral}`,
    }) +
    card(
      [270, 92, 110, 148],
      words(14, 12, "À reprendre", { size: 13.5, weight: 700 }) +
        each(notions, ({ label, share, colour }, i) => {
          const top = 38 + i * 36;
          return (
            words(14, top, label, { size: 11.5 }) +
            box([14, top + 17, 48], gauge(share, colour, 7)) +
            words(67, top + 13, `${Math.round(share * 100)} %`, { size: 12, weight: 700 })
          );
        }),
    ),
});
