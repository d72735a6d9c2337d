import type { Yearly } from "../../collections/pay-back";
import type { PayBackRates, Range } from "../../shared/pay-back";
import { frenchNumber } from "../../shared/french-number";
import { frenchTypography } from "../prose/typography";
import { type PayBackRow, type PayBackRows, payBackRows } from "./pay-back-rows";

type Line = { label: string; value: string };

/** What a case's page says of its cost and gain in a year; its subscriptions alone where the rest can't be reckoned. */
export type CaseAccount = Record<keyof PayBackRows, Line[]> & {
  /** Why it can't. */
  reason: string | null;
};

const lines = (rows: readonly PayBackRow[]): Line[] =>
  rows.map(({ label, values: [value = ""] }) => ({ label, value }));

/**
 * The account of a case: its pay-back by the rule, or its subscriptions alone where there is a
 * reason, no price or no rule to reckon it. Null without a word on its year.
 */
export function caseAccount(
  { price, yearly }: { price?: Range | null; yearly?: Yearly | null },
  rates: PayBackRates | null | undefined,
): CaseAccount | null {
  if (!yearly) return null;
  const { subscriptions, hours, gains, reason } = yearly;
  if (reason === undefined && price && rates) {
    const { yearly: rows, left, paid } = payBackRows([{ price, subscriptions, hours, gains }], rates);
    return { yearly: lines(rows), left: lines(left), paid: lines(paid), reason: null };
  }
  return {
    yearly: [{ label: "Abonnements", value: `${frenchNumber(subscriptions)}\u00a0€\u00a0HT par an` }],
    left: [],
    paid: [],
    reason: reason === undefined ? null : frenchTypography(reason),
  };
}
