import type { Yearly } from "../../collections/pay-back";
import { type PayBackRates, type Range, referentHours } from "../../shared/pay-back";
import { frenchNumber } from "../../shared/french-number";
import { frenchTypography } from "../prose/typography";
import { type PayBackRow, payBackRows } from "./pay-back-rows";

/** What a case's page says of its cost and gain in a year. */
export type CaseAccount = {
  /** When it has paid, whether in time, its price; its subscriptions alone where the rest can't be reckoned. */
  outcome: { label: string; value: string }[];
  /** A line for each gain and each cost, then what is left; none where that can't be reckoned. */
  statement: { label: string; firstYear: string; nextYears: string }[];
  /** Why it can't. */
  reason: string | null;
};

/** The value of the one project. */
const valueOf = ({ values: [value = ""] }: PayBackRow) => value;

/** Of two lines, one for the first year, one for the next. */
const yearsOf = (rows: readonly PayBackRow[]) => {
  const [firstYear = "", nextYears = ""] = rows.map(valueOf);
  return { firstYear, nextYears };
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
    const rows = payBackRows([{ price, subscriptions, hours, gains }], rates);
    const { firstYear, nextYears } = referentHours(rates);
    return {
      outcome: [...rows.paid, ...rows.price].map((row) => ({ label: row.label, value: valueOf(row) })),
      statement: [
        ...rows.yearly.map((row) => ({ label: row.label, firstYear: valueOf(row), nextYears: valueOf(row) })),
        {
          label: frenchTypography(
            `Personne référente, ${frenchNumber(firstYear)} h puis ${frenchNumber(nextYears)} h`,
          ),
          ...yearsOf(rows.referent),
        },
        { label: "Reste", ...yearsOf(rows.left) },
      ],
      reason: null,
    };
  }
  return {
    outcome: [{ label: "Abonnements", value: `${frenchNumber(subscriptions)}\u00a0€\u00a0HT par an` }],
    statement: [],
    reason: reason === undefined ? null : frenchTypography(reason),
  };
}
