import type { PayBackRule } from "../../src/shared/pay-back";

/** A rule of pay-back for tests: 58 hours of referent the first year, 45 after. */
export const payBackRates: PayBackRule = {
  hourCost: 35,
  weeksPerYear: 45,
  dayPrice: 600,
  upkeepDays: { from: 1, to: 2 },
  referent: { firstWeeks: 13, firstHours: 2, thenHours: 1 },
  limitMonths: 24,
};
