/** @jest-environment node */
import { payBackRates } from "../../../tools/jest/pay-back-rates";
import { caseAccount } from "./case-account";

const price = { from: 2400, to: 3400 };

test("a case without `yearly` has no account", () => {
  expect(caseAccount({ price }, payBackRates)).toBeNull();
});

test("an account shows when the case has paid back", () => {
  const account = caseAccount(
    { price, yearly: { subscriptions: 360, hours: 4.5, gains: [{ what: "Avant : un loyer", amount: 1200 }] } },
    payBackRates,
  );
  expect(account?.notes).toEqual([]);
  expect(account?.outcome).toEqual([
    { label: "Remboursement", value: "6\u00a0à\u00a09\u00a0mois" },
    { label: "Dans les 24\u00a0mois", value: "oui" },
    { label: "Prix du projet", value: "2\u202f400\u00a0à\u00a03\u202f400\u00a0€" },
  ]);
  expect(account?.statement).toContainEqual({
    label: "Avant\u00a0: un loyer",
    firstYear: "1\u202f200\u00a0€",
    nextYears: "1\u202f200\u00a0€",
  });
  // The rows that differ between the first year and the next ones.
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

test("an account that can't be computed shows why, and the subscriptions", () => {
  expect(caseAccount({ price, yearly: { subscriptions: 1200, reason: "Rien à compter ?" } }, payBackRates)).toEqual({
    ...subscriptionsAlone,
    notes: ["Rien à compter\u202f?"],
  });
});

test.each([
  ["price", {}, payBackRates],
  ["rule", { price }, undefined],
])("without a %s, an account shows subscriptions only", (_missing, known, rule) => {
  expect(caseAccount({ ...known, yearly: { subscriptions: 1200, hours: 2 } }, rule)).toEqual({
    ...subscriptionsAlone,
    notes: [],
  });
});

test("set-up costs are added to the price, hours at their cost, and named in a note", () => {
  const setup = [
    { what: "cinq tablettes", amount: 1750 },
    { what: "reprise des fiches", hours: 42.5 },
  ];
  const account = caseAccount({ price, yearly: { subscriptions: 360, hours: 4.5, setup } }, payBackRates);
  // 1,750 + 42.5 × 35 = 3,237.50 more.
  expect(account?.outcome).toContainEqual({
    label: "Prix et mise en route",
    value: "5\u202f638\u00a0à\u00a06\u202f638\u00a0€",
  });
  // 5,637.50 of 4,097.50 then 4,552.50 a year; 6,637.50 of 3,497.50 then 3,952.50.
  expect(account?.outcome[0]).toEqual({ label: "Remboursement", value: "17\u00a0à\u00a022\u00a0mois" });
  expect(account?.notes).toEqual([
    "Mise en route\u00a0: cinq tablettes (1\u202f750\u00a0€), reprise des fiches (42,5\u00a0h à 35\u00a0€).",
  ]);
});

test("VAT that the client can't deduct is added to the price, the subscriptions and the upkeep, not to its hours", () => {
  const yearly = { subscriptions: 420, hours: 6, vat: 20, source: "Heures relevées par l’accueil." };
  const account = caseAccount({ price: { from: 4800, to: 6600 }, yearly }, payBackRates);
  expect(account?.outcome).toEqual([
    { label: "Remboursement", value: "12\u00a0à\u00a017\u00a0mois" },
    { label: "Dans les 24\u00a0mois", value: "oui" },
    { label: "Prix du projet, TTC", value: "5\u202f760\u00a0à\u00a07\u202f920\u00a0€" },
  ]);
  expect(account?.statement.map(({ label, firstYear }) => [label, firstYear])).toEqual([
    ["Heures reprises, 6\u00a0h\u00a0×\u00a045\u00a0semaines ×\u00a035\u00a0€", "9\u202f450\u00a0€"],
    ["Abonnements", "−504\u00a0€"],
    ["Entretien, 1\u00a0à\u00a02\u00a0jours à 720\u00a0€", "−720\u00a0à −1\u202f440\u00a0€"],
    ["Personne référente, 58\u00a0h puis 45\u00a0h", "−2\u202f030\u00a0€"],
    ["Reste", "5\u202f476\u00a0à\u00a06\u202f196\u00a0€"],
  ]);
  expect(account?.notes).toEqual([
    "TVA de 20\u00a0% comprise\u00a0: le client ne la récupère pas.",
    "Heures relevées par l’accueil.",
  ]);
});

test("the price with VAT is shown even if the rest can't be computed", () => {
  const yearly = { subscriptions: 1020, vat: 20, reason: "Des soirées de bénévoles." };
  expect(caseAccount({ price: { from: 2400, to: 3000 }, yearly }, payBackRates)?.outcome).toEqual([
    { label: "Prix du projet, TTC", value: "2\u202f880\u00a0à\u00a03\u202f600\u00a0€" },
    { label: "Abonnements", value: "1\u202f224\u00a0€\u00a0TTC par an" },
  ]);
});
