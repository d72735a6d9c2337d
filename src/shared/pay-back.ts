/** What the rule reckons with, data/site.json «payBack»; money in euros before tax. */
export type PayBackRates = {
  /** Cost of an hour of work, charges included. */
  hourCost: number;
  /** Weeks worked in a year. */
  weeksPerYear: number;
  /** Price of a day of the provider. */
  dayPrice: number;
  /** Days of upkeep a year, at least and at most. */
  upkeepDays: Range;
  /** Hours a week that the client's referent spends on the tool: during the first weeks, then after. */
  referent: { firstWeeks: number; firstHours: number; thenHours: number };
  /** Beyond this many months, the project is not worth its price. */
  limitMonths: number;
};

/** `to` is the same as `from` when absent. */
export type Range = { from: number; to?: number | undefined };

/** A project to reckon; money in euros before tax. */
export type Project = {
  price: Range;
  /** Hours that the tool takes over each week, and what else it brings or saves in a year. */
  hours?: number | undefined;
  gains?: readonly number[] | undefined;
  /** A year. */
  subscriptions: number;
  /** Instead of those of the rates: 0 for a tool whose subscription includes it. */
  upkeepDays?: Range | undefined;
};

/** What is left of a project's gain, in euros, and the months until it has paid its price; null: never. */
export type PayBack = { firstYear: number; nextYears: number; months: number | null };

/** Hours that the referent spends on the tool: in the first year, and in each one after. */
export function referentHours({ weeksPerYear, referent }: PayBackRates): { firstYear: number; nextYears: number } {
  const { firstWeeks, firstHours, thenHours } = referent;
  return {
    firstYear: firstWeeks * firstHours + (weeksPerYear - firstWeeks) * thenHours,
    nextYears: weeksPerYear * thenHours,
  };
}

/** What a project brings in a year, before any cost. */
export const yearlyGain = (
  { hours = 0, gains = [] }: Pick<Project, "hours" | "gains">,
  { hourCost, weeksPerYear }: Pick<PayBackRates, "hourCost" | "weeksPerYear">,
): number => hours * weeksPerYear * hourCost + gains.reduce((sum, gain) => sum + gain, 0);

/** The last month of a price paid by what is left each year, spread evenly over its twelve months. */
function monthsToPay(price: number, firstYear: number, nextYears: number): number | null {
  if (firstYear >= price) return Math.ceil((12 * price) / firstYear);
  return nextYears > 0 ? 12 + Math.ceil((12 * (price - firstYear)) / nextYears) : null;
}

/**
 * The rule of the site: a project pays back when what it brings, less its subscriptions, its upkeep
 * and the hours of its referent, has reached its price.
 *
 * @returns at best (lowest price, fewest days of upkeep) and at worst.
 */
export function payBack(project: Project, rates: PayBackRates): { best: PayBack; worst: PayBack } {
  const { price, subscriptions, upkeepDays = rates.upkeepDays } = project;
  const { firstYear, nextYears } = referentHours(rates);
  const reckon = (paid: number, days: number): PayBack => {
    const left = yearlyGain(project, rates) - subscriptions - days * rates.dayPrice;
    const first = left - firstYear * rates.hourCost;
    const next = left - nextYears * rates.hourCost;
    return { firstYear: first, nextYears: next, months: monthsToPay(paid, first, next) };
  };
  return {
    best: reckon(price.from, upkeepDays.from),
    worst: reckon(price.to ?? price.from, upkeepDays.to ?? upkeepDays.from),
  };
}

/** Whether a project has paid its price within the limit. */
export const isWithin = ({ months }: PayBack, { limitMonths }: PayBackRates): boolean =>
  months !== null && months <= limitMonths;
