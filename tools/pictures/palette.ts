/** The site's palette, as drawn in pictures (light scheme: a picture looks the same in both). */
export const palette = {
  paper: "#FAF8F4",
  surface: "#FFFFFF",
  ink: "#16211D",
  muted: "#5B6762",
  line: "#E4DFD4",
  action: "#0B6B57",
  mint: "#5FD6B5",
  saffron: "#F2B441",
  coral: "#E2674A",
  sky: "#4C8FC7",
  plum: "#7A4E8A",
  slate: "#47545A",
} as const;

/** Soft versions of the accents, for backdrops and for the ground of badges. */
export const tints = {
  action: "#D3E9E2",
  mint: "#DDF4EC",
  saffron: "#FCEFD2",
  coral: "#FBE1DA",
  sky: "#DDEBF6",
  plum: "#EBE0EF",
  slate: "#E3E8EA",
  paper: "#F1ECE2",
} as const;

export type Tint = keyof typeof tints;
