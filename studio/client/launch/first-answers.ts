import type { FirstAnswers } from "../../protocol";

/** An offer as it is typed: one thing a line, a price in digits. */
export type TypedOffer = { title: string; description: string; features: string; from: string };

export type TypedAnswers = Omit<FirstAnswers, "offers"> & { offers: TypedOffer[] };

export const noOffer: TypedOffer = { title: "", description: "", features: "", from: "" };

const noAnswers: TypedAnswers = {
  ...{ provider: "", name: "", tagline: "", town: "", email: "", booking: "" },
  offers: [noOffer],
};

const key = "studio:first-hour";

/** What is typed, and whether the questions were put off; kept in this browser. */
type FirstHourState = { answers: TypedAnswers; isPutOff: boolean };

/** Storage may be blocked, full, or hold something else. */
export function readFirstHour(): FirstHourState {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? "{}") as Partial<FirstHourState>;
    return { answers: { ...noAnswers, ...kept.answers }, isPutOff: kept.isPutOff === true };
  } catch {
    return { answers: noAnswers, isPutOff: false };
  }
}

export function keepFirstHour(state: FirstHourState): void {
  try {
    localStorage.setItem(key, JSON.stringify(state));
  } catch {
    // What is typed stays on the page.
  }
}

/** Offers with nothing in them are left out, except the first. */
export const filledOffers = (offers: readonly TypedOffer[]): TypedOffer[] =>
  offers.filter((offer, index) => index === 0 || Object.values(offer).some((text) => text.trim() !== ""));

/** A price as it is typed in French, «1 200,50 €» included; NaN for what is not a number. */
const priceOf = (text: string): number | null => {
  const digits = text.replace(/[\s€]/g, "").replace(",", ".");
  return digits === "" ? null : Number(digits);
};

/** The answers to send; an unreadable price is sent as 0, which the server refuses at its place. */
export const toAnswers = (typed: TypedAnswers): FirstAnswers => ({
  ...typed,
  offers: typed.offers.map(({ title, description, features, from }) => ({
    title,
    description,
    features: features
      .split("\n")
      .map((line) => line.trim())
      .filter(Boolean),
    from: Number.isNaN(priceOf(from)) ? 0 : priceOf(from),
  })),
});
