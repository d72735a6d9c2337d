import { palette } from "../../pictures/palette";
import { backdrops } from "../pieces/backdrop";
import { box, each, words } from "../pieces/box";
import { button, pill } from "../pieces/controls";
import { card } from "../pieces/frames";
import { icon } from "../pieces/icon";
import type { Scene } from "../scene";

const steps = [
  { label: "Heures", icon: "timer" },
  { label: "Brouillon", icon: "file-pen-line" },
  { label: "Validation", icon: "circle-check-big" },
  { label: "Envoi", icon: "send" },
  { label: "Relance", icon: "bell-ring" },
  { label: "Paiement", icon: "banknote" },
];
const current = 4;

const step = ({ label, icon: name }: (typeof steps)[number], i: number) => {
  const left = 20 + i * 61.5;
  const state = i < current ? "past" : i === current ? "now" : "next";
  const colour = state === "now" ? palette.ink : state === "past" ? palette.action : palette.mint;
  return (
    box([left, 26, 52, 52], icon(name, { size: 25, colour }), { className: `stop ${state}` }) +
    box([left - 8, 84, 68], label, {
      style: `text-align:center;font-size:11.5px;color:${state === "now" ? palette.saffron : "#fff"}`,
    })
  );
};

/** From hours to payment in six stops; one invoice is at its reminder. */
export const billingFlow = (): Scene => ({
  css: `
    .stop { display: grid; place-items: center; border-radius: 14px; background: var(--surface); }
    .stop.now { background: var(--saffron); box-shadow: 0 0 0 5px rgb(242 180 65 / 30%); }
    .stop.next { border: 1.5px dashed var(--mint); background: #0A5547; }
  `,
  html:
    backdrops.discs("#0A5547", palette.action) +
    box([46, 51, 246, 3], "", { style: `background:${palette.mint}` }) +
    box([292, 51, 62, 3], "", { style: `background:${palette.mint};opacity:0.55` }) +
    box([291, 104, 2, 24], "", { style: `background:${palette.saffron}` }) +
    each(steps, step) +
    box([286.5, 107, 11, 11], "", { style: `border-radius:50%;background:${palette.saffron}` }) +
    card(
      [44, 124, 312, 102],
      box([0, 0, 5, 102], "", { style: `background:${palette.saffron}` }) +
        words(20, 14, "Facture 2024-087", { size: 12.5, colour: "var(--muted)" }) +
        words(20, 30, "3 840 €", { size: 27, weight: 750 }) +
        box([20, 71], pill("Relance à 7 jours", "warn", "clock")) +
        box([178, 14, 0.5, 74], "", { style: "background:var(--line)" }) +
        words(194, 14, "Échue le 12 mars", { size: 12 }) +
        words(194, 32, "Sans réponse", { size: 12, colour: "#B03A1E" }) +
        box([194, 60], button("Suspendre", "pause", "quiet")),
    ),
});
