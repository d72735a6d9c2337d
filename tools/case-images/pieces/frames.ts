import { box } from "./box";

type Place = readonly [left: number, top: number, width: number, height: number];

/** A browser's window; `content` is laid out from the corner under its bar. */
export const browserWindow = (place: Place, title: string, content: string) =>
  box(
    place,
    `<div class="window-bar"><i></i><i></i><i></i><b>${title}</b></div><div class="window-page">${content}</div>`,
    { className: "window" },
  );

/** A phone held upright; `content` is laid out inside its screen. */
export const phone = (place: Place, content: string, ground = "var(--surface)") =>
  box(place, `<div class="phone-screen" style="background:${ground}"><div class="phone-notch"></div>${content}</div>`, {
    className: "phone",
  });

/** A tablet or a screen on a wall: dark rim, screen inside. */
export const tablet = (place: Place, content: string, ground = "var(--surface)") =>
  box(place, `<div class="tablet-screen" style="background:${ground}">${content}</div>`, { className: "tablet" });

/** A white card. */
export const card = (place: readonly [number, number, number, number?], content = "", style = "") =>
  box(place, content, { className: "card", style });
