import { palette, tints } from "../../pictures/palette";
import { bar, card, disc, done, line, node, rect, shape, times, traveller } from "../../pictures/shapes";
import { cover } from "../cover";

const record = (x: number, y: number, colour: string) =>
  card(x, y, 330, 190) +
  disc(x + 76, y + 95, 42, colour) +
  bar(x + 146, y + 58, 140, palette.slate) +
  bar(x + 146, y + 96, 104) +
  bar(x + 146, y + 130, 124);

const shield =
  shape(
    "M800 150C885 205 975 226 1060 226V470C1060 610 940 712 800 766C660 712 540 610 540 470V226C625 226 715 205 800 150Z",
    palette.action,
  ) + `<path d="M800 150C885 205 975 226 1060 226V470C1060 610 940 712 800 766Z" fill="${palette.ink}" opacity=".16"/>`;

const padlock =
  line("M726 440V392a74 74 0 0 1 148 0V440", palette.surface, { width: 34 }) +
  rect(684, 424, 232, 186, 36, palette.surface) +
  disc(800, 500, 30, palette.saffron) +
  line("M800 514v40", palette.saffron, { width: 22 });

/** Records reach a shield: one passes the check, one is stopped. */
export const dataProtection = () =>
  cover(
    tints.mint,
    disc(800, 450, 400, "#C9EBDF"),
    times(3, (i) => line(`M430 ${190 + i * 260}C520 ${190 + i * 260} 520 450 620 450`, palette.action)),
    line("M1060 330C1120 330 1110 250 1180 250", palette.action),
    line("M1060 570C1120 570 1110 650 1180 650", palette.coral, { dash: "2 24" }),
    record(100, 95, palette.sky),
    record(100, 355, palette.plum),
    record(100, 615, palette.saffron),
    times(3, (i) => node(430, 190 + i * 260, palette.action)),
    shield,
    padlock,
    card(1180, 140, 320, 220),
    done(1270, 250, 50),
    bar(1346, 214, 110, palette.slate),
    bar(1346, 256, 80),
    card(1180, 540, 320, 220),
    disc(1270, 650, 50, palette.coral),
    line("M1250 630l40 40m0-40l-40 40", palette.surface, { width: 13 }),
    bar(1346, 614, 110, palette.slate),
    bar(1346, 656, 80),
    traveller(1122, 290),
    traveller(1106, 607, palette.coral),
  );
