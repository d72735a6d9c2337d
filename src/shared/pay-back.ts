/** Parameters of the rule, `payBack` of data/site.json; money in euros before tax. */
export type PayBackRule = {
  /** Cost of an hour of work, charges included. */
  hourCost: number;
  /** Weeks worked in a year. */
  weeksPerYear: number;
  /** Price of the provider's day. */
  dayPrice: number;
  /** Days of upkeep a year, at least and at most. */
  upkeepDays: Range;
  /**
   * Weekly hours that the client's contact person (the referent) spends on the tool: during the first weeks, then
   * afterwards.
   */
  referent: { firstWeeks: number; firstHours: number; thenHours: number };
  /** Beyond this many months, the project is not worth its price. */
  limitMonths: number;
};

/** `to` is the same as `from` when absent. */
export type Range = { from: number; to?: number | undefined };

/** A project whose payback is computed; money in euros before tax. */
export type Project = {
  price: Range;
  /** Hours that the tool saves each week. */
  hours?: number | undefined;
  /** Other gains of a year. */
  gains?: readonly number[] | undefined;
  /** Price of the tool's subscriptions for a year. */
  subscriptions: number;
  /** Replaces the days of the rule: 0 for a tool whose subscription includes upkeep. */
  upkeepDays?: Range | undefined;
};

/** Net gain of a project in euros, in its first year and in each next one; `months` until the price is paid, null if never. */
export type PayBack = { firstYear: number; nextYears: number; months: number | null };

/** Hours that the referent spends on the tool in the first year, and in each next one. */
export function referentHours({ weeksPerYear, referent }: PayBackRule): { firstYear: number; nextYears: number } {
  const { firstWeeks, firstHours, thenHours } = referent;
  return {
    firstYear: firstWeeks * firstHours + (weeksPerYear - firstWeeks) * thenHours,
    nextYears: weeksPerYear * thenHours,
  };
}

/** Gain of a project in a year, before any cost. */
export const yearlyGain = (
  { hours = 0, gains = [] }: Pick<Project, "hours" | "gains">,
  { hourCost, weeksPerYear }: Pick<PayBackRule, "hourCost" | "weeksPerYear">,
): number => hours * weeksPerYear * hourCost + gains.reduce((sum, gain) => sum + gain, 0);

/** Months until the net gains, spread evenly over each year, have paid a price; null if never. */
function monthsToPay(price: number, firstYear: number, nextYears: number): number | null {
  if (firstYear >= price) return Math.ceil((12 * price) / firstYear);
  return nextYears > 0 ? 12 + Math.ceil((12 * (price - firstYear)) / nextYears) : null;
}

/**
 * The rule of the site: a project has paid back when its gains, minus its subscriptions, its upkeep
 * and the hours of its referent, reach its price.
 *
 * @returns at best (lowest price, fewest days of upkeep) and at worst.
 */
export function payBack(project: Project, rule: PayBackRule): { best: PayBack; worst: PayBack } {
  const { price, subscriptions, upkeepDays = rule.upkeepDays } = project;
  const hours = referentHours(rule);
  const compute = (projectPrice: number, days: number): PayBack => {
    const beforeReferent = yearlyGain(project, rule) - subscriptions - days * rule.dayPrice;
    const firstYear = beforeReferent - hours.firstYear * rule.hourCost;
    const nextYears = beforeReferent - hours.nextYears * rule.hourCost;
    return { firstYear, nextYears, months: monthsToPay(projectPrice, firstYear, nextYears) };
  };
  return {
    best: compute(price.from, upkeepDays.from),
    worst: compute(price.to ?? price.from, upkeepDays.to ?? upkeepDays.from),
  };
}

/** Whether a project has paid its price within the limit. */
export const isWithin = ({ months }: PayBack, { limitMonths }: PayBackRule): boolean =>
  months !== null && months <= limitMonths;
