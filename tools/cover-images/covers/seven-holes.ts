import { palette } from "../../pictures/palette";
import { appWindow, bar, disc, done, line, node, rect, times, traveller } from "../../pictures/shapes";
import { cover } from "../cover";

const bends = 7;
const pitch = 132;
const left = 76;
const upper = 350;
const lower = 600;

/** A path that turns around each hole in its way, above then below, and ends at the window. */
const path = `M${left} 900V${upper}${Array.from({ length: bends }, (_, i) => {
  const isUp = i % 2 === 0;
  const end = i === bends - 1 ? 420 : isUp ? lower : upper;
  return `a${pitch / 2} ${pitch / 2} 0 0 ${isUp ? 1 : 0} ${pitch} 0V${end}`;
}).join("")}q0 40 40 40h60`;

const hole = (i: number) => {
  const x = left + pitch / 2 + i * pitch;
  const y = i % 2 === 0 ? 400 : 550;
  return (
    disc(x, y, 38, palette.coral) +
    `<path d="M${x - 38} ${y}a38 38 0 0 0 76 0a38 25 0 0 1-76 0Z" fill="${palette.ink}" opacity=".25"/>`
  );
};

/** A path winding between seven holes to an application. */
export const sevenHoles = () =>
  cover(
    "#0A5547",
    disc(1400, 420, 420, palette.action),
    line(path, palette.mint, { width: 34 }),
    line(path, "#0A5547", { width: 5, dash: "1 22" }),
    times(bends, hole),
    appWindow(1080, 240, 440, 400),
    rect(1120, 364, 360, 110, 20, "#DDF4EC"),
    done(1180, 419, 34),
    bar(1236, 394, 200, palette.slate),
    bar(1236, 430, 140),
    bar(1120, 510, 360),
    bar(1120, 548, 260),
    rect(1120, 586, 150, 20, 10, palette.saffron),
    node(left, 840, palette.saffron, 24),
    traveller(left + pitch * 4.5, upper - pitch / 2, palette.saffron, 26),
  );
