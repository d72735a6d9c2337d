/** @jest-environment node */
import { yearlySchema } from "./pay-back";

const mistakesOf = (setup: object) =>
  yearlySchema
    .safeParse({ subscriptions: 0, hours: 2, setup: [setup] })
    .error?.issues.map(({ path }) => path.join("."));

test("a set-up cost is either an amount or hours, not both", () => {
  expect(mistakesOf({ what: "cinq tablettes", amount: 1750 })).toBeUndefined();
  expect(mistakesOf({ what: "reprise des fiches", hours: 12.5 })).toBeUndefined();
  expect(mistakesOf({ what: "reprise des fiches" })).toEqual(["setup.0.amount"]);
  expect(mistakesOf({ what: "reprise des fiches", amount: 400, hours: 12 })).toEqual(["setup.0.amount"]);
});
