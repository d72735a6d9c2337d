import { palette, tints } from "../../pictures/palette";
import { backdrops } from "../pieces/backdrop";
import { box, each, words } from "../pieces/box";
import { button } from "../pieces/controls";
import { card } from "../pieces/frames";
import { icon } from "../pieces/icon";
import type { Scene } from "../scene";

const streetLamp = `<svg width="190" height="62" viewBox="0 0 190 62">
  <rect width="190" height="62" fill="#2F4A63"/><path d="M0 44L30 30V62H0ZM34 24H70V62H34ZM140 34L190 20V62H140Z" fill="#22384D"/>
  <path d="M42 32h8v8h-8zM56 32h8v8h-8zM154 40h9v8h-9z" fill="${palette.saffron}"/>
  <path d="M104 62V18Q104 10 112 10H122" fill="none" stroke="#AFC3D4" stroke-width="4"/>
  <path d="M116 8H134L130 16H120Z" fill="#AFC3D4"/><path d="M116 26l18 18m0-18l-18 18" stroke="${palette.coral}" stroke-width="4" stroke-linecap="round"/></svg>`;

const field = (top: number, label: string, value: string, iconName: string) =>
  words(14, top, label, { size: 10.5, colour: "var(--muted)" }) +
  box([14, top + 14, 190, 25], `${icon(iconName, { size: 13, colour: palette.action })}${value}`, {
    className: "field",
  });

const steps = [
  { label: "Reçue", detail: "lundi 9 h", state: "done" },
  { label: "Attribuée", detail: "voirie", state: "done" },
  { label: "En cours", detail: "jeudi", state: "now" },
  { label: "Réparée", detail: "à venir", state: "next" },
];

const step = ({ label, detail, state }: (typeof steps)[number], i: number) =>
  box([16, 46 + i * 38, 20, 20], state === "done" ? icon("check", { size: 12, colour: "#fff", stroke: 3.4 }) : "", {
    className: `mark ${state}`,
  }) +
  words(44, 43 + i * 38, label, { size: 12.5, weight: 700, colour: state === "next" ? "var(--muted)" : "var(--ink)" }) +
  words(44, 58 + i * 38, detail, { size: 10.5, colour: "var(--muted)" });

/** A commune's report form and the follow-up of the request. */
export const citizenReport = (): Scene => ({
  css: `
    .field { display: flex; align-items: center; gap: 6px; padding: 0 8px; border: 1px solid #D8D1C3; border-radius: 6px; font-size: 12.5px; }
    .photo { border-radius: 6px; overflow: hidden; }
    .mark { display: grid; place-items: center; border-radius: 50%; border: 2.5px solid var(--line); background: var(--surface); }
    .mark.done { border-color: var(--action); background: var(--action); }
    .mark.now { border-color: var(--saffron); box-shadow: inset 0 0 0 3.5px #fff; background: var(--saffron); }
  `,
  html:
    backdrops.hill(tints.sky, "#BBDCC9") +
    card(
      [24, 9, 218, 233],
      words(14, 11, "Signaler un problème", { size: 15.5, weight: 700 }) +
        field(37, "Nature", "Éclairage public", "lightbulb") +
        field(81, "Adresse", "12, rue des Lilas", "map-pin") +
        box([14, 127, 190, 62], streetLamp, { className: "photo" }) +
        box([14, 196, 190], button("Envoyer", "send", "wide")),
    ) +
    card(
      [256, 30, 122, 192],
      words(16, 13, "Suivi", { size: 15.5, weight: 700 }) +
        box([25, 56, 2, 100], "", { style: "background:var(--line)" }) +
        each(steps, step),
    ),
});
