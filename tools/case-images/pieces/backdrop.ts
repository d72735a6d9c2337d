import { palette, type Tint } from "../../pictures/palette";

const svg = (content: string) =>
  `<svg class="backdrop" viewBox="0 0 400 250" width="400" height="250">${content}</svg>`;

/** Grounds for scenes. `deep` is a stronger shade of the ground for the shapes on it. */
export const backdrops = {
  /** Two large discs at opposite corners. */
  discs: (ground: string, deep: string) =>
    svg(
      `<rect width="400" height="250" fill="${ground}"/><circle cx="40" cy="230" r="110" fill="${deep}"/><circle cx="370" cy="20" r="90" fill="${deep}"/>`,
    ),
  /** A grid of points. */
  points: (ground: string, deep: string) =>
    svg(
      `<rect width="400" height="250" fill="${ground}"/>` +
        Array.from(
          { length: 16 * 10 },
          (_, i) =>
            `<circle cx="${12.5 + (i % 16) * 25}" cy="${12.5 + Math.floor(i / 16) * 25}" r="1.7" fill="${deep}"/>`,
        ).join(""),
    ),
  /** One hill. */
  hill: (ground: string, deep: string) =>
    svg(
      `<rect width="400" height="250" fill="${ground}"/><path d="M0 170C90 110 170 120 250 150S360 190 400 150V250H0Z" fill="${deep}"/>`,
    ),
  /** Rings around a corner. */
  rings: (ground: string, deep: string) =>
    svg(
      `<rect width="400" height="250" fill="${ground}"/>` +
        [220, 170, 120, 70]
          .map((r, i) => `<circle cx="400" cy="250" r="${r}" fill="${i % 2 ? ground : deep}"/>`)
          .join(""),
    ),
  /** A slanted band. */
  band: (ground: string, deep: string) =>
    svg(`<rect width="400" height="250" fill="${ground}"/><path d="M-20 200L420 40V160L-20 320Z" fill="${deep}"/>`),
} as const;

/** Stronger shades of the tints, for the shapes of a backdrop. */
export const shades = {
  action: "#B9DBD0",
  mint: "#C3EADD",
  saffron: "#F8DFA9",
  coral: "#F6CBBF",
  sky: "#C4DCF0",
  plum: "#DBC8E2",
  slate: "#CFD8DB",
  paper: "#E5DDCB",
} as const satisfies Record<Tint, string>;

export const night = { ground: palette.ink, deep: "#20302A" } as const;
