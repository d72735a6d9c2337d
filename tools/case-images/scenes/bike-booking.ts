import { palette, tints } from "../../pictures/palette";
import { backdrops, shades } from "../pieces/backdrop";
import { box, each, words } from "../pieces/box";
import { button } from "../pieces/controls";
import { card } from "../pieces/frames";
import type { Scene } from "../scene";

const bike = `<svg width="140" height="96" viewBox="0 0 140 96"><rect width="140" height="96" fill="${tints.saffron}"/>
  <g fill="none" stroke-linecap="round" stroke-linejoin="round"><circle cx="38" cy="62" r="22" stroke="${palette.ink}" stroke-width="4.5"/><circle cx="103" cy="62" r="22" stroke="${palette.ink}" stroke-width="4.5"/>
  <path d="M38 62L56 32H92L66 62ZM66 62L52 26M103 62L89 24" stroke="${palette.coral}" stroke-width="5"/><path d="M44 25H60M89 24H102" stroke="${palette.ink}" stroke-width="5"/></g><circle cx="66" cy="62" r="6" fill="${palette.ink}"/></svg>`;

const days = [
  ["Lun", "18"],
  ["Mar", "19"],
  ["Mer", "20"],
  ["Jeu", "21"],
  ["Ven", "22"],
] as const;
const chosenDay = 2;

const slots = [
  { time: "9 h", state: "taken" },
  { time: "10 h 30", state: "chosen" },
  { time: "11 h 30", state: "free" },
  { time: "14 h", state: "free" },
  { time: "15 h 30", state: "taken" },
  { time: "17 h", state: "free" },
] as const;

/** A booking page: the service, the week, its free slots. */
export const bikeBooking = (): Scene => ({
  css: `
    .day { display: grid; place-content: center; gap: 1px; border-radius: 8px; text-align: center; font-size: 10.5px; color: var(--muted); }
    .day b { color: var(--ink); font-size: 15px; }
    .day.chosen { background: var(--action); color: #fff; }
    .day.chosen b { color: #fff; }
    .slot { display: grid; place-items: center; border: 1px solid #CFC7B7; border-radius: 7px; font-size: 12.5px; }
    .slot.taken { border-color: transparent; background: var(--paper); color: #8C938F; text-decoration: line-through; }
    .slot.chosen { border: 2px solid var(--action); background: ${tints.mint}; color: var(--action); font-weight: 750; }
  `,
  html:
    backdrops.hill(tints.sky, shades.sky) +
    card(
      [20, 22, 140, 206],
      box([0, 0], bike) +
        words(13, 107, "Révision complète", { size: 13, weight: 700 }) +
        words(13, 126, "1 h 30, pièces en stock", { size: 10.5, colour: "var(--muted)" }) +
        words(13, 153, "69 €", { size: 32, weight: 750 }),
    ) +
    card(
      [174, 14, 208, 222],
      words(14, 12, "Mars", { size: 16, weight: 700 }) +
        each(days, ([name, date], i) =>
          box([9 + i * 38.5, 36, 36, 42], `${name}<b>${date}</b>`, {
            className: i === chosenDay ? "day chosen" : "day",
          }),
        ) +
        each(slots, ({ time, state }, i) =>
          box([14 + (i % 2) * 92, 88 + Math.floor(i / 2) * 32, 88, 27], time, { className: `slot ${state}` }),
        ) +
        box([14, 187, 180], button("Confirmer", "check", "wide")),
    ),
});
