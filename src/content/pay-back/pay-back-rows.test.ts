/** @jest-environment node */
import { payBackRates } from "../../../tools/jest/pay-back-rates";
import { type NamedProject, payBackRows } from "./pay-back-rows";

const rowsOf = (...projects: Parameters<typeof payBackRows>) => {
  const { yearly, referent, left, price, payBack } = payBackRows(...projects);
  return [...yearly, ...referent, ...left, ...price, ...payBack];
};

/** «label: value» of the account of one project, with plain spaces. */
const account = (project: NamedProject, with_ = payBackRates) =>
  rowsOf([project], with_).map(({ label, values }) => `${label} : ${values[0]}`.replace(/[\u00a0\u202f]/g, " "));

test("has a row for every term of the rule", () => {
  expect(account({ price: { from: 2400, to: 3600 }, hours: 6, subscriptions: 700 })).toEqual([
    "Heures reprises, 6 h × 45 semaines × 35 € : 9 450 €",
    "Abonnements : −700 €",
    "Entretien, 1 à 2 jours à 600 € : −600 à −1 200 €",
    "Personne référente, première année (58 h) : −2 030 €",
    "Personne référente, chaque année suivante (45 h) : −1 575 €",
    "Reste la première année : 5 520 à 6 120 €",
    "Reste chaque année suivante : 5 975 à 6 575 €",
    "Prix du projet : 2 400 à 3 600 €",
    "Remboursement : 5 à 8 mois",
    "Dans les 24 mois : oui",
  ]);
});

test("has no-break spaces before units, before «à» and in a short product", () => {
  const rows = rowsOf([{ price: { from: 2400, to: 3600 }, hours: 6, subscriptions: 700 }], payBackRates);
  expect(rows[0]?.label).toBe("Heures reprises, 6\u00a0h\u00a0×\u00a045\u00a0semaines ×\u00a035\u00a0€");
  expect(rows.map(({ label }) => label)).toContain("Entretien, 1\u00a0à\u00a02\u00a0jours à 600\u00a0€");
  expect(rows.find(({ label }) => label.startsWith("Prix"))?.values).toEqual([
    "2\u202f400\u00a0à\u00a03\u202f600\u00a0€",
  ]);
});

test("counts gains other than hours", () => {
  const lines = account({
    price: { from: 3600, to: 5400 },
    gains: [{ what: "Ancien logiciel", amount: 7200 }],
    subscriptions: 2000,
  });
  expect(lines[0]).toBe("Ancien logiciel : 7 200 €");
  expect(lines).toContain("Remboursement : 17 à 29 mois");
});

test.each([
  [{ price: { from: 2400 }, hours: 1.6, subscriptions: 960 }, "jamais", "non"],
  [{ price: { from: 2400 }, hours: 3, subscriptions: 1100 }, "24 à 41 mois", "au mieux"],
  [{ price: { from: 6000 }, hours: 3, subscriptions: 1100 }, "54 mois au mieux, plus de 5 ans au pire", "non"],
  [{ price: { from: 2400 }, hours: 2.1, subscriptions: 400 }, "47 mois au mieux, plus de 5 ans au pire", "non"],
  [{ price: { from: 2400 }, hours: 2, subscriptions: 400 }, "60 mois au mieux, jamais au pire", "non"],
])("shows when %j has paid, and whether that is in time", (project, paid, inTime) => {
  expect(account(project).slice(-2)).toEqual([`Remboursement : ${paid}`, `Dans les 24 mois : ${inTime}`]);
});

test("shows each project's hours beside their value if they differ", () => {
  const [hours] = rowsOf(
    [
      { price: { from: 2400 }, hours: 6, subscriptions: 0 },
      { price: { from: 2400 }, hours: 2, subscriptions: 0 },
    ],
    payBackRates,
  );
  expect(hours).toEqual({
    label: "Heures reprises, 45\u00a0semaines à 35\u00a0€",
    values: ["9\u202f450\u00a0€ (6\u00a0h par\u00a0semaine)", "3\u202f150\u00a0€ (2\u00a0h par\u00a0semaine)"],
  });
});

test("shows projects side by side, with no value in rows that do not apply", () => {
  const rows = rowsOf(
    [
      { price: { from: 6000 }, hours: 5, subscriptions: 1100 },
      {
        price: { from: 10200 },
        gains: [{ what: "Marge", amount: 900 }],
        hours: 5,
        subscriptions: 0,
        upkeepDays: { from: 0 },
      },
    ],
    { ...payBackRates, upkeepDays: { from: 1 } },
  );
  const valuesOf = (label: string) => rows.find((row) => row.label.startsWith(label))?.values;
  expect(valuesOf("Marge")).toEqual(["–", "900\u00a0€"]);
  expect(valuesOf("Entretien")).toEqual(["−600\u00a0€", "compris"]);
  expect(valuesOf("Abonnements")?.[1]).toBe("0\u00a0€");
  expect(rows.map(({ label }) => label)).toContain("Entretien, 1\u00a0jour à 600\u00a0€");
});
