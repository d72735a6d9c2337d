/** @jest-environment node */
import { payBackRates } from "../../../tools/jest/pay-back-rates";
import { caseAccount } from "./case-account";

const price = { from: 2400, to: 3400 };

test("a case without a word on its year has no account", () => {
  expect(caseAccount({ price }, payBackRates)).toBeNull();
});

test("a case says when it has paid back", () => {
  const account = caseAccount(
    { price, yearly: { subscriptions: 360, hours: 4.5, gains: [{ what: "Avant : un loyer", amount: 1200 }] } },
    payBackRates,
  );
  expect(account?.reason).toBeNull();
  expect(account?.outcome).toEqual([
    { label: "Remboursé en", value: "6\u00a0à\u00a09\u00a0mois" },
    { label: "Dans les 24\u00a0mois", value: "oui" },
    { label: "Prix du projet", value: "2\u202f400\u00a0à\u00a03\u202f400\u00a0€" },
  ]);
  expect(account?.statement).toContainEqual({
    label: "Avant\u00a0: un loyer",
    firstYear: "1\u202f200\u00a0€",
    nextYears: "1\u202f200\u00a0€",
  });
  // What the two years have of their own.
  expect(account?.statement.slice(-2)).toEqual([
    {
      label: "Personne référente, 58\u00a0h puis 45\u00a0h",
      firstYear: "−2\u202f030\u00a0€",
      nextYears: "−1\u202f575\u00a0€",
    },
    {
      label: "Reste",
      firstYear: "4\u202f698\u00a0à\u00a05\u202f298\u00a0€",
      nextYears: "5\u202f153\u00a0à\u00a05\u202f753\u00a0€",
    },
  ]);
});

const subscriptionsAlone = {
  outcome: [{ label: "Abonnements", value: "1\u202f200\u00a0€\u00a0HT par an" }],
  statement: [],
};

test("what can't be reckoned says why, beside its subscriptions", () => {
  expect(caseAccount({ price, yearly: { subscriptions: 1200, reason: "Rien à compter ?" } }, payBackRates)).toEqual({
    ...subscriptionsAlone,
    reason: "Rien à compter\u202f?",
  });
});

test.each([
  ["price", {}, payBackRates],
  ["rule", { price }, undefined],
])("without a %s, subscriptions alone are said", (_missing, known, rule) => {
  expect(caseAccount({ ...known, yearly: { subscriptions: 1200, hours: 2 } }, rule)).toEqual({
    ...subscriptionsAlone,
    reason: null,
  });
});
