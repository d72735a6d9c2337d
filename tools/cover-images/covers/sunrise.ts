import { palette } from "../../pictures/palette";
import { disc, line, shape, times } from "../../pictures/shapes";
import { cover } from "../cover";

const stars: readonly (readonly [number, number, string])[] = [
  [130, 400, palette.mint],
  [300, 240, palette.sky],
  [450, 350, palette.surface],
  [600, 170, palette.coral],
  [760, 260, palette.mint],
  [930, 110, palette.saffron],
  [1070, 230, palette.surface],
  [1220, 130, palette.sky],
  [1330, 280, palette.mint],
  [1490, 180, palette.coral],
];

const constellation = `M${stars.map(([x, y]) => `${x} ${y}`).join("L")}`;

/** Ten stars joined above the hills, where the sun rises. */
export const sunrise = () =>
  cover(
    "#14201C",
    times(
      3,
      (i) => `<circle cx="800" cy="690" r="${460 - i * 90}" fill="${palette.saffron}" opacity="${0.07 + i * 0.05}"/>`,
    ),
    disc(800, 690, 180, palette.saffron),
    line(constellation, palette.mint, { width: 5, opacity: 0.6 }),
    line("M450 350L760 260M1070 230L1330 280", palette.mint, { width: 5, dash: "1 20", opacity: 0.6 }),
    stars
      .map(([x, y, fill]) => `<circle cx="${x}" cy="${y}" r="38" fill="${fill}" opacity=".2"/>${disc(x, y, 19, fill)}`)
      .join(""),
    shape("M0 690C220 560 430 600 640 690S1100 760 1600 560V900H0Z", "#12705D"),
    shape("M0 790C260 650 520 700 760 780S1300 840 1600 700V900H0Z", palette.action),
    shape("M0 860C300 760 620 800 900 850S1420 880 1600 820V900H0Z", "#07493C"),
    line("M800 900C760 860 860 830 812 786", palette.saffron, { width: 9, dash: "1 22" }),
  );
