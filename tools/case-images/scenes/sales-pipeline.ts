import { palette, tints } from "../../pictures/palette";
import { backdrops, shades } from "../pieces/backdrop";
import { box, each, words } from "../pieces/box";
import { browserWindow } from "../pieces/frames";
import { icon } from "../pieces/icon";
import type { Scene } from "../scene";

type Deal = readonly [clinic: string, amount: string, nextAction: string];
type Stage = { label: string; colour: string; deals: readonly Deal[] };

const stages: readonly Stage[] = [
  {
    label: "1er contact",
    colour: palette.slate,
    deals: [
      ["Les Saules", "6 400 €", "phone"],
      ["Vétopole", "4 800 €", "mail"],
    ],
  },
  { label: "Démo", colour: palette.sky, deals: [["Du Marais", "9 000 €", "calendar"]] },
  {
    label: "Essai",
    colour: palette.plum,
    deals: [
      ["Patte d’or", "7 200 €", "phone"],
      ["Arches", "5 600 €", "calendar"],
    ],
  },
  { label: "Offre", colour: palette.saffron, deals: [["St-Roch", "8 400 €", "file-text"]] },
  { label: "Signé", colour: palette.action, deals: [["Belle-Rive", "6 800 €", "check"]] },
];

const deal = ([clinic, amount, next]: Deal, colour: string) =>
  `<div class="deal" style="border-left-color:${colour}"><span>${clinic}</span><b>${amount}</b>${icon(next, { size: 13, colour })}</div>`;

/** A sales pipeline in five stages, each clinic with its amount and next action. */
export const salesPipeline = (): Scene => ({
  css: `
    .stage { height: 22px; clip-path: polygon(0 0, 90% 0, 100% 50%, 90% 100%, 0 100%, 9% 50%); color: #fff; font: 650 10.5px/21px Bricolage; text-align: center; }
    .stage.first { clip-path: polygon(0 0, 90% 0, 100% 50%, 90% 100%, 0 100%); padding-right: 4px; }
    .deal { position: relative; height: 56px; margin-bottom: 6px; padding: 6px 7px; border: 0.5px solid var(--line); border-left: 3px solid; border-radius: 7px; background: var(--surface); box-shadow: 0 2px 5px rgb(22 33 29 / 8%); }
    .deal span { display: block; font-size: 10.5px; color: var(--muted); }
    .deal b { display: block; margin: 1px 0 2px; font-size: 13px; }
  `,
  html:
    backdrops.band(tints.paper, shades.paper) +
    browserWindow(
      [12, 18, 376, 250],
      "Suivi des cliniques",
      words(14, 11, "Prévu ce trimestre", { size: 12.5, colour: "var(--muted)" }) +
        box([244, 6, 120], "48 200 €", { style: "font-size:22px;font-weight:750;text-align:right" }) +
        each(stages, ({ label, colour, deals }, i) => {
          const left = 10 + i * 71;
          const ink = colour === palette.saffron ? `color:${palette.ink};` : "";
          return (
            box([left, 42, 74, 22], label, {
              className: i === 0 ? "stage first" : "stage",
              style: `background:${colour};${ink}`,
            }) +
            box(
              [left + 1, 72, 67],
              each(deals, (one) => deal(one, colour)),
            )
          );
        }),
    ),
});
