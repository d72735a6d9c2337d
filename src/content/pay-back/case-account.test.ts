/** @jest-environment node */
import type { PayBackRates } from "../../shared/pay-back";
import { caseAccount } from "./case-account";

const rates: PayBackRates = {
  hourCost: 40,
  weeksPerYear: 44,
  dayPrice: 500,
  upkeepDays: { from: 1, to: 2 },
  referent: { firstWeeks: 12, firstHours: 1, thenHours: 0.5 },
  limitMonths: 24,
};

const price = { from: 2400, to: 3400 };

test("a case without a word on its year has no account", () => {
  expect(caseAccount({ price }, rates)).toBeNull();
});

test("a case says when it has paid back", () => {
  const account = caseAccount(
    { price, yearly: { subscriptions: 360, hours: 4.5, gains: [{ what: "Avant : un loyer", amount: 1200 }] } },
    rates,
  );
  expect(account?.reason).toBeNull();
  expect(account?.rows).toContainEqual({ label: "Avant\u00a0: un loyer", value: "1\u202f200\u00a0€" });
  expect(account?.rows.slice(-2)).toEqual([
    { label: "Remboursé en", value: "5 à 7\u00a0mois" },
    { label: "Dans les 24\u00a0mois", value: "oui" },
  ]);
});

const subscriptionsAlone = [{ label: "Abonnements", value: "1\u202f200\u00a0€\u00a0HT par an" }];

test("what can't be reckoned says why, beside its subscriptions", () => {
  expect(caseAccount({ price, yearly: { subscriptions: 1200, reason: "Rien à compter ?" } }, rates)).toEqual({
    rows: subscriptionsAlone,
    reason: "Rien à compter\u202f?",
  });
});

test.each([
  ["price", {}, rates],
  ["rule", { price }, undefined],
])("without a %s, subscriptions alone are said", (_missing, known, rule) => {
  expect(caseAccount({ ...known, yearly: { subscriptions: 1200, hours: 2 } }, rule)).toEqual({
    rows: subscriptionsAlone,
    reason: null,
  });
});
