import type { Yearly } from "../../collections/pay-back";
import { type PayBackRule, type Range, referentHours } from "../../shared/pay-back";
import { frenchNumber } from "../../shared/french-number";
import { frenchTypography } from "../prose/typography";
import { type PayBackRow, payBackRows, euroRange } from "./pay-back-rows";

/** The costs and gains of a case that its page shows: computed, in no data file. */
export type CaseAccount = {
  /** Months until the price is paid, whether that is in time, the price; subscriptions only if the rest can't be computed. */
  outcome: { label: string; value: string }[];
  /** A line for each gain and each cost, then the net gain; empty if that can't be computed. */
  statement: { label: string; firstYear: string; nextYears: string }[];
  /** Why nothing is computed, the set-up costs counted with the price, the VAT included, the source of the figures. */
  notes: string[];
};

type Setup = NonNullable<Yearly["setup"]>[number];

/** The value of a row for its only project. */
const valueOf = ({ values: [value = ""] }: PayBackRow) => value;

/** The values of two rows, one for the first year, one for the next ones. */
const yearsOf = (rows: readonly PayBackRow[]) => {
  const [firstYear = "", nextYears = ""] = rows.map(valueOf);
  return { firstYear, nextYears };
};

/** «cinq tablettes (1 750 €)», «reprise des fiches (12 h à 35 €)». */
const setupText = ({ what, amount, hours = 0 }: Setup, hourCost: number | undefined) => {
  const work = `${frenchNumber(hours)} h${hourCost ? ` à ${frenchNumber(hourCost)} €` : ""}`;
  return `${what} (${amount ? `${frenchNumber(amount)} €` : work})`;
};

/**
 * The account of a case: its payback by the rule, or its subscriptions only, if the case gives a
 * reason, has no price or the site has no rule. Null without `yearly`.
 */
export function caseAccount(
  { price, yearly }: { price?: Range | null; yearly?: Yearly | null },
  rule: PayBackRule | null | undefined,
): CaseAccount | null {
  if (!yearly) return null;
  const { hours, gains, setup = [], vat = 0, source, reason } = yearly;
  const taxed = (beforeTax: number) => Math.round(beforeTax * (100 + vat)) / 100;
  const subscriptions = taxed(yearly.subscriptions);
  const notes = [
    reason,
    setup.length > 0 && `Mise en route : ${setup.map((one) => setupText(one, rule?.hourCost)).join(", ")}.`,
    vat > 0 && `TVA de ${frenchNumber(vat)} % comprise : le client ne la récupère pas.`,
    source,
  ].flatMap((note) => (note ? [frenchTypography(note)] : []));
  const setupCost = setup.reduce(
    (sum, { amount, hours: work = 0 }) => sum + (amount ?? work * (rule?.hourCost ?? 0)),
    0,
  );
  const totalPrice = price && { from: taxed(price.from) + setupCost, to: taxed(price.to ?? price.from) + setupCost };
  const priceLine = totalPrice && {
    label: `Prix ${setup.length > 0 ? "et mise en route" : "du projet"}${vat > 0 ? ", TTC" : ""}`,
    value: frenchTypography(euroRange(totalPrice.from, totalPrice.to)),
  };
  if (reason === undefined && priceLine && rule) {
    const taxedRule = { ...rule, dayPrice: taxed(rule.dayPrice) };
    const rows = payBackRows([{ price: totalPrice, subscriptions, hours, gains }], taxedRule);
    const { firstYear, nextYears } = referentHours(rule);
    return {
      outcome: [...rows.payBack.map((row) => ({ label: row.label, value: valueOf(row) })), priceLine],
      statement: [
        ...rows.yearly.map((row) => ({ label: row.label, firstYear: valueOf(row), nextYears: valueOf(row) })),
        {
          label: frenchTypography(`Personne référente, ${frenchNumber(firstYear)} h puis ${frenchNumber(nextYears)} h`),
          ...yearsOf(rows.referent),
        },
        { label: "Reste", ...yearsOf(rows.left) },
      ],
      notes,
    };
  }
  const unit = `\u00a0€\u00a0${vat > 0 ? "TTC" : "HT"}`;
  return {
    outcome: [
      // The page already shows the price before tax.
      ...(priceLine && vat > 0 ? [priceLine] : []),
      { label: "Abonnements", value: `${frenchNumber(subscriptions)}${unit} par an` },
    ],
    statement: [],
    notes,
  };
}
