import { palette, tints } from "../../pictures/palette";
import { box, each, words } from "../pieces/box";
import { avatar } from "../pieces/controls";
import { card } from "../pieces/frames";
import type { Scene } from "../scene";

const ground = `<rect width="400" height="250" fill="#EFF0E4"/>
  <path d="M150 0H400V70C330 90 300 30 230 40S170 20 150 0Z" fill="#DDEBCF"/><path d="M400 190C350 170 300 220 280 250H400Z" fill="#DDEBCF"/>
  <path d="M120 250C180 200 160 150 230 140S330 120 400 130" fill="none" stroke="#BFDDF0" stroke-width="15"/>
  <g fill="none" stroke="#fff" stroke-width="6"><path d="M140 60C220 90 300 60 400 100M210 0C220 80 260 140 250 250M340 0C330 80 360 160 340 250M150 205C240 180 320 200 400 175"/></g>
  <g fill="none" stroke="#fff" stroke-width="3"><path d="M180 110H400M290 20V230M220 70H360M230 225H380"/></g>`;

type Round = { colour: string; path: string; stops: readonly (readonly [number, number])[] };

const rounds: readonly Round[] = [
  {
    colour: palette.coral,
    path: "M196 42C230 76 262 60 290 52S340 40 366 34",
    stops: [
      [196, 42],
      [246, 64],
      [306, 48],
      [366, 34],
    ],
  },
  {
    colour: palette.action,
    path: "M214 108C250 116 262 112 290 110S330 96 372 98",
    stops: [
      [214, 108],
      [290, 110],
      [372, 98],
    ],
  },
  {
    colour: palette.plum,
    path: "M202 206C240 180 290 196 318 188S352 170 370 158",
    stops: [
      [202, 206],
      [258, 189],
      [318, 188],
      [370, 158],
    ],
  },
];

const pin = ([x, y]: readonly [number, number], i: number, colour: string) =>
  `<circle cx="${x}" cy="${y + 1.5}" r="13" fill="#16211D" opacity=".18"/><circle cx="${x}" cy="${y}" r="12" fill="${colour}" stroke="#fff" stroke-width="2.5"/>
  <text x="${x}" y="${y + 4.6}" text-anchor="middle" fill="#fff" font-size="13.5" font-weight="750">${i + 1}</text>`;

const map =
  `<svg class="backdrop" width="400" height="250" viewBox="0 0 400 250" font-family="Bricolage">${ground}` +
  each(
    rounds,
    ({ colour, path }) => `<path d="${path}" fill="none" stroke="${colour}" stroke-width="5" stroke-linecap="round"/>`,
  ) +
  each(rounds, ({ colour, stops }) => each(stops, (stop, i) => pin(stop, i, colour))) +
  `</svg>`;

const visits = [
  { time: "8 h – 10 h", what: "Chaudière gaz" },
  { time: "10 h – 12 h", what: "Pompe à chaleur" },
  { time: "13 h – 15 h", what: "Chaudière fioul" },
  { time: "15 h – 17 h", what: "Chaudière gaz" },
];

/** A map of rounds, and the visits of one technician. */
export const technicianRounds = (): Scene => ({
  css: `.rank { display: grid; place-items: center; border-radius: 50%; background: var(--coral); color: #fff; font-size: 12px; font-weight: 750; }`,
  html:
    map +
    card(
      [16, 16, 152, 250],
      box([14, 14], avatar("SB", palette.coral, 34)) +
        words(56, 15, "Sonia B.", { size: 15, weight: 700 }) +
        words(56, 33, "Tournée nord", { size: 11.5, colour: "var(--muted)" }) +
        each(visits, ({ time, what }, i) => {
          const top = 60 + i * 50;
          return (
            box([0, top, 152, 0.5], "", { style: "background:var(--line)" }) +
            box([14, top + 9, 20, 20], String(i + 1), { className: "rank" }) +
            words(42, top + 7, time, { size: 13.5, weight: 700 }) +
            words(42, top + 25, what, { size: 11.5, colour: "var(--muted)" })
          );
        }),
      `border-color:${tints.paper}`,
    ),
});
