import { palette, tints } from "../../pictures/palette";
import { appWindow, bar, disc, line, rect, shape, traveller } from "../../pictures/shapes";
import { cover } from "../cover";

/** A sine that grows square from left to right: what was said becomes what is built. */
function wave(offset: number) {
  const points = Array.from({ length: 121 }, (_, i) => {
    const t = i / 120;
    const sine = Math.sin(t * Math.PI * 5);
    const sharpness = 1 + t * t * 9;
    const y = Math.tanh(sine * sharpness) / Math.tanh(sharpness);
    return `${(600 + t * 340).toFixed(1)} ${(450 + offset + y * 46).toFixed(1)}`;
  });
  return `M${points.join("L")}`;
}

/** A speech bubble, a wave, an application's window. */
export const waveToWindow = () =>
  cover(
    tints.plum,
    disc(320, 420, 330, "#DFCDE6"),
    disc(1230, 460, 420, "#DFCDE6"),
    line(wave(-126), palette.coral, { width: 10, opacity: 0.55 }),
    line(wave(126), palette.sky, { width: 10, opacity: 0.55 }),
    line(wave(0), palette.plum, { width: 16 }),
    shape(
      "M160 230H540a70 70 0 0 1 70 70V540a70 70 0 0 1-70 70H330L220 720V610H160a70 70 0 0 1-70-70V300a70 70 0 0 1 70-70Z",
      palette.plum,
    ),
    bar(165, 322, 330, palette.surface, 30),
    bar(165, 390, 250, "#C9B2D2", 30),
    bar(165, 458, 300, "#C9B2D2", 30),
    disc(180, 548, 16, palette.saffron),
    disc(232, 548, 16, palette.mint),
    disc(284, 548, 16, palette.coral),
    appWindow(940, 170, 570, 560),
    rect(980, 294, 150, 396, 22, tints.plum),
    bar(1004, 328, 102, palette.plum),
    bar(1004, 372, 76, "#C9B2D2"),
    bar(1004, 416, 90, "#C9B2D2"),
    bar(1004, 460, 66, "#C9B2D2"),
    rect(1162, 294, 308, 170, 22, palette.saffron),
    disc(1240, 379, 46, palette.surface),
    bar(1308, 346, 120, palette.surface),
    bar(1308, 388, 84, "#F9DDA6"),
    bar(1162, 500, 308, palette.slate),
    bar(1162, 544, 240),
    bar(1162, 588, 276),
    rect(1162, 634, 170, 56, 28, palette.action),
    traveller(765, 404),
  );
