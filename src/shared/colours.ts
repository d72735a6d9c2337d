/**
 * Colours for files without a stylesheet: manifest, share cards, refusal page… Each has the name and the value of a token
 * of src/styles/tokens; colours.test.ts compares them.
 */
export const light = {
  paper: "#faf8f4",
  surface: "#fff",
  ink: "#16211d",
  muted: "#4e5a55",
  line: "#e4dfd4",
  lineStrong: "#8b8678",
  action: "#0b6b57",
  onAction: "#fff",
  spark: "#f2b441",
  danger: "#b3261e",
} as const;

export const dark: Record<keyof typeof light, string> = {
  paper: "#0f1513",
  surface: "#222d29",
  ink: "#ecf1ee",
  muted: "#a9b6b0",
  line: "#37443f",
  lineStrong: "#71807a",
  action: "#5fd6b5",
  onAction: "#0f1513",
  spark: "#f2b441",
  danger: "#ffb4a9",
};

/** Graphic colours that the data may name. */
export const accents = {
  foret: "#0b6b57",
  menthe: "#2fa58a",
  safran: "#f2b441",
  corail: "#e2674a",
  ciel: "#4c8fc7",
  prune: "#7a4e8a",
  ardoise: "#47545a",
} as const;
