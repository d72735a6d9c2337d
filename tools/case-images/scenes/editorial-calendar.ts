import { palette, tints } from "../../pictures/palette";
import { backdrops, shades } from "../pieces/backdrop";
import { box, each, words } from "../pieces/box";
import { button } from "../pieces/controls";
import { browserWindow } from "../pieces/frames";
import { icon } from "../pieces/icon";
import type { Scene } from "../scene";

type Post = { icon: string; colour: string; isApproved: boolean };

const posts: Readonly<Record<number, Post>> = {
  1: { icon: "image", colour: palette.coral, isApproved: true },
  3: { icon: "clapperboard", colour: palette.plum, isApproved: true },
  5: { icon: "newspaper", colour: palette.sky, isApproved: true },
  7: { icon: "image", colour: palette.coral, isApproved: false },
  9: { icon: "megaphone", colour: palette.action, isApproved: true },
  10: { icon: "clapperboard", colour: palette.plum, isApproved: false },
  12: { icon: "newspaper", colour: palette.sky, isApproved: true },
};

const status = (isApproved: boolean) =>
  `<span class="status" style="color:${isApproved ? palette.action : "#8A5A00"};background:${isApproved ? tints.mint : tints.saffron}">` +
  `${isApproved ? "Approuvé" : "À valider"}</span>`;

const day = (index: number) => {
  const post = posts[index];
  const date = 1 + index + Math.floor(index / 5) * 2;
  return box(
    [12 + (index % 5) * 67.5, 42 + Math.floor(index / 5) * 55, 64, 51],
    post
      ? `<div class="thumb" style="background:${post.colour}"><b>${date}</b>${icon(post.icon, { size: 16, colour: "#fff" })}</div>${status(post.isApproved)}`
      : `<b>${date}</b>`,
    { className: "day" },
  );
};

/** A month of publications, each approved or waiting for the client. */
export const editorialCalendar = (): Scene => ({
  css: `
    .day { border: 0.5px solid var(--line); border-radius: 7px; background: var(--paper); overflow: hidden; }
    .day > b { position: absolute; left: 6px; top: 4px; color: var(--muted); font-size: 10.5px; }
    .thumb { position: relative; display: grid; place-items: center; height: 32px; }
    .thumb b { position: absolute; left: 6px; top: 4px; color: #fff; font-size: 10.5px; }
    .status { display: block; height: 19px; font: 650 10.5px/18px Bricolage; text-align: center; }
  `,
  html:
    backdrops.hill(tints.mint, shades.mint) +
    browserWindow(
      [20, 18, 360, 250],
      "Calendrier éditorial",
      words(13, 11, "Avril", { size: 18, weight: 700 }) +
        box([209, 8], button("Maison Garance", "chevron-down", "quiet")) +
        each(
          Array.from({ length: 15 }, (_, i) => i),
          day,
        ),
    ),
});
