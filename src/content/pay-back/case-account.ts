import type { Yearly } from "../../collections/pay-back";
import type { PayBackRates, Range } from "../../shared/pay-back";
import { frenchNumber } from "../../shared/french-number";
import { frenchTypography } from "../prose/typography";
import { payBackRows } from "./pay-back-rows";

/** What a case's page says of its cost and gain in a year. */
export type CaseAccount = {
  rows: { label: string; value: string }[];
  /** Why the rest can't be reckoned. */
  reason: string | null;
};

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
    return {
      rows: payBackRows([{ price, subscriptions, hours, gains }], rates).map(({ label, values: [value = ""] }) => ({ label, value })),
      reason: null,
    };
  }
  return {
    rows: [{ label: "Abonnements", value: `${frenchNumber(subscriptions)}\u00a0€\u00a0HT par an` }],
    reason: reason === undefined ? null : frenchTypography(reason),
  };
}
