import { frenchNumber } from "../../shared/french-number";
import {
  isWithin,
  payBack,
  type PayBack,
  type PayBackRule,
  type Project,
  type Range,
  referentHours,
} from "../../shared/pay-back";
import { frenchTypography } from "../prose/typography";

/** A project whose gains other than hours have a name. */
export type NamedProject = Omit<Project, "gains"> & { gains?: readonly { what: string; amount: number }[] | undefined };

/** A row of the account, with a value for each project. */
export type PayBackRow = { label: string; values: string[] };

/**
 * `referent` and `left` have two rows, for the first year and the next ones; `payBack` has the months, and whether in
 * time.
 */
export type PayBackRows = Record<"yearly" | "referent" | "left" | "price" | "payBack", PayBackRow[]>;

/** Value of a project to which a row does not apply. */
const noValue = "–";

const amount = (value: number): string => frenchNumber(Math.abs(Math.round(value)));
const signed = (value: number): string => (Math.round(value) < 0 ? `−${amount(value)}` : amount(value));
const euros = (value: number): string => `${signed(value)} €`;
const cost = (value: number): string => (value === 0 ? `0 €` : `−${amount(value)} €`);
const plural = (count: number, word: string): string => `${frenchNumber(count)} ${word}${count < 2 ? "" : "s"}`;

/** «395 à 995 €», the lower amount first. */
export const euroRange = (one: number, other: number): string => {
  const [low, high] = one < other ? [one, other] : [other, one];
  return Math.round(low) === Math.round(high) ? euros(low) : `${signed(low)}\u00a0à\u00a0${euros(high)}`;
};

const days = ({ from, to = from }: Range): string =>
  from === to ? plural(from, "jour") : `${frenchNumber(from)}\u00a0à\u00a0${plural(to, "jour")}`;

/** Longer durations are written «plus de 5 ans». */
const maxMonthsShown = 60;

const monthsText = ({ months }: PayBack): string => {
  if (months === null) return "jamais";
  return months > maxMonthsShown ? `plus de ${maxMonthsShown / 12} ans` : `${months} mois`;
};

/** «17 à 20 mois», «41 mois à jamais», «jamais». */
function whenPaid(best: PayBack, worst: PayBack): string {
  const [soonest, latest] = [monthsText(best), monthsText(worst)];
  if (soonest === latest) return soonest;
  if (worst.months === null) return `${soonest} au mieux, jamais au pire`;
  return worst.months > maxMonthsShown ? `${soonest} au mieux, ${latest} au pire` : `${best.months} à ${latest}`;
}

function verdict(best: PayBack, worst: PayBack, rule: PayBackRule): string {
  if (isWithin(worst, rule)) return "oui";
  return isWithin(best, rule) ? "au mieux" : "non";
}

/** The account of projects by the rule (src/shared/pay-back.ts), row by row, in French. */
export function payBackRows(projects: readonly NamedProject[], rule: PayBackRule): PayBackRows {
  const { hourCost, weeksPerYear, dayPrice, limitMonths } = rule;
  const hours = referentHours(rule);
  const accounts = projects.map(({ gains, ...project }) => ({
    ...project,
    upkeepDays: project.upkeepDays ?? rule.upkeepDays,
    gains,
    ...payBack({ ...project, gains: gains?.map((gain) => gain.amount) }, rule),
  }));
  type Account = (typeof accounts)[number];
  const row = (label: string, valueOf: (account: Account) => string): PayBackRow => ({
    label: frenchTypography(label),
    values: accounts.map((account) => frenchTypography(valueOf(account))),
  });
  const otherGains = [...new Set(accounts.flatMap(({ gains = [] }) => gains.map(({ what }) => what)))];
  const upkeep = days(rule.upkeepDays);
  const weekly = [...new Set(accounts.flatMap(({ hours: count }) => (count ? [count] : [])))];
  const weeks = plural(weeksPerYear, "semaine");
  const wage = `${frenchNumber(hourCost)} €`;
  // Hours that all projects have in common are in the label, once.
  const [common] = weekly.length === 1 ? weekly : [];
  const yearly = [
    ...(weekly.length > 0
      ? [
          row(
            common === undefined
              ? `Heures reprises, ${weeks} à ${wage}`
              : `Heures reprises, ${frenchNumber(common)} h\u00a0× ${weeks} × ${wage}`,
            ({ hours: count }) => {
              if (!count) return noValue;
              const gained = euros(count * weeksPerYear * hourCost);
              return common === undefined ? `${gained} (${frenchNumber(count)} h par semaine)` : gained;
            },
          ),
        ]
      : []),
    ...otherGains.map((what) =>
      row(what, ({ gains = [] }) => {
        const own = gains.filter((gain) => gain.what === what);
        return own.length > 0 ? euros(own.reduce((sum, gain) => sum + gain.amount, 0)) : noValue;
      }),
    ),
    row("Abonnements", ({ subscriptions }) => cost(subscriptions)),
    row(`Entretien, ${upkeep} à ${frenchNumber(dayPrice)} €`, ({ upkeepDays: { from, to = from } }) =>
      from === to
        ? from === 0
          ? "compris"
          : cost(from * dayPrice)
        : `−${amount(from * dayPrice)} à ${cost(to * dayPrice)}`,
    ),
  ];
  const referent = [
    row(`Personne référente, première année (${frenchNumber(hours.firstYear)} h)`, () =>
      cost(hours.firstYear * hourCost),
    ),
    row(`Personne référente, chaque année suivante (${frenchNumber(hours.nextYears)} h)`, () =>
      cost(hours.nextYears * hourCost),
    ),
  ];
  const left = [
    row("Reste la première année", ({ best, worst }) => euroRange(worst.firstYear, best.firstYear)),
    row("Reste chaque année suivante", ({ best, worst }) => euroRange(worst.nextYears, best.nextYears)),
  ];
  const price = [row("Prix du projet", ({ price: { from, to = from } }) => euroRange(from, to))];
  const months = [
    row("Remboursement", ({ best, worst }) => whenPaid(best, worst)),
    row(`Dans les ${limitMonths} mois`, ({ best, worst }) => verdict(best, worst, rule)),
  ];
  return { yearly, referent, left, price, payBack: months };
}
