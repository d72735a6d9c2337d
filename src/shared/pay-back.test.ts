/** @jest-environment node */
import { payBackRates } from "../../tools/jest/pay-back-rates";
import { isWithin, payBack, referentHours, yearlyGain } from "./pay-back";

test("the referent spends two hours a week for a quarter, then one", () => {
  expect(referentHours(payBackRates)).toEqual({ firstYear: 58, nextYears: 45 });
});

test("a year's gain is that of the hours saved plus the other gains", () => {
  expect(yearlyGain({ hours: 3, gains: [7200, 100] }, payBackRates)).toBe(4725 + 7300);
});

test("subscriptions, upkeep and the referent's hours are deducted from the gain", () => {
  const { best, worst } = payBack({ price: { from: 6000 }, hours: 5, subscriptions: 1100 }, payBackRates);
  // 7,875 − 1,100 − 600 or 1,200 − 58 × 35, then − 45 × 35.
  expect(best).toEqual({ firstYear: 4145, nextYears: 4600, months: 17 });
  expect(worst).toEqual({ firstYear: 3545, nextYears: 4000, months: 20 });
});

test("the best case has the lowest price, the worst case the highest", () => {
  const { best, worst } = payBack({ price: { from: 2400, to: 3600 }, hours: 6, subscriptions: 700 }, payBackRates);
  expect([best.months, worst.months]).toEqual([5, 8]);
});

test("a loss in the first year is paid by the next ones too", () => {
  const { worst } = payBack({ price: { from: 2400 }, hours: 2.5, subscriptions: 400 }, payBackRates);
  // 3,937.5 − 400 − 1,200 = 2,337.5; less 2,030, then 1,575: 307.5, then 762.5.
  expect(worst).toEqual({ firstYear: 307.5, nextYears: 762.5, months: 12 + 33 });
  const loss = payBack({ price: { from: 2400 }, hours: 2.25, subscriptions: 400 }, payBackRates).worst;
  expect(loss).toEqual({ firstYear: -86.25, nextYears: 368.75, months: 12 + 81 });
});

test("a project that brings less than it costs never pays back", () => {
  const { best } = payBack({ price: { from: 2400 }, gains: [2520], subscriptions: 960 }, payBackRates);
  expect(best.months).toBeNull();
  expect(isWithin(best, payBackRates)).toBe(false);
});

test("a project's own days of upkeep replace those of the rates", () => {
  const { best, worst } = payBack(
    { price: { from: 10200 }, hours: 5, subscriptions: 1500, upkeepDays: { from: 0 } },
    payBackRates,
  );
  expect(best).toEqual({ firstYear: 4345, nextYears: 4800, months: 27 });
  expect(worst).toEqual(best);
});
