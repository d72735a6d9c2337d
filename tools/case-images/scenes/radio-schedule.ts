import { palette, tints } from "../../pictures/palette";
import { backdrops } from "../pieces/backdrop";
import { box, each, words } from "../pieces/box";
import { pill } from "../pieces/controls";
import { browserWindow, card } from "../pieces/frames";
import type { Scene } from "../scene";

const studioA = palette.plum;
const studioB = "#3A78AE";

/** Hour row, then the seven days: a show in studio A or B, or nothing. */
const rows = [
  { hour: "8 h", shows: ["A:Réveil", "A:Réveil", "A:Réveil", "A:Réveil", "A:Réveil", "B:Conte", "B:Opéra"] },
  { hour: "12 h", shows: ["B:Infos", "A:Jazz", "B:Infos", "libre", "B:Infos", "A:Ciné", ""] },
  { hour: "18 h", shows: ["A:Débat", "B:Rock", "A:Agora", "B:Lire", "A:Danse", "", ""] },
];

const show = (content: string, day: number, row: number) => {
  if (!content) return "";
  const place = [40 + day * 46, 58 + row * 50, 43, 46] as const;
  if (content === "libre") return box(place, "Libre", { className: "free" });
  return box(place, content.slice(2), {
    className: "show",
    style: `background:${content.startsWith("A") ? studioA : studioB}`,
  });
};

/** A radio's week: shows by day, hour and studio. */
export const radioSchedule = (): Scene => ({
  css: `
    .show { padding: 5px 0 0 5px; border-radius: 6px; color: #fff; font-size: 11px; }
    .free { display: grid; place-items: center; border: 1.5px dashed var(--action); border-radius: 6px; background: var(--mint-soft); color: var(--action); font-size: 11.5px; }
    .key { width: 10px; height: 10px; border-radius: 3px; }
  `,
  html:
    backdrops.rings("#4B2F57", "#5B3A69") +
    browserWindow(
      [14, 14, 372, 246],
      "Grille de la semaine",
      box([42, 12, 10, 10], "", { className: "key", style: `background:${studioA}` }) +
        words(57, 10, "Studio A", { size: 12 }) +
        box([118, 12, 10, 10], "", { className: "key", style: `background:${studioB}` }) +
        words(133, 10, "Studio B", { size: 12 }) +
        each(["Lun", "Mar", "Mer", "Jeu", "Ven", "Sam", "Dim"], (day, i) =>
          words(43 + i * 46, 38, day, { size: 12, colour: "var(--muted)" }),
        ) +
        each(
          rows,
          ({ hour, shows }, row) =>
            words(11, 62 + row * 50, hour, { size: 11.5, colour: "var(--muted)" }) +
            each(shows, (one, day) => show(one, day, row)),
        ),
    ) +
    card(
      [284, 193, 106, 52],
      box([0, 0, 5, 52], "", { style: `background:${studioA}` }) +
        words(14, 7, "Danse, 18 h", { size: 13, weight: 700 }) +
        box([13, 28], pill("Confirmé", "ok", "check")),
      `box-shadow:0 8px 18px rgb(22 33 29 / 30%);border-color:${tints.plum}`,
    ),
});
