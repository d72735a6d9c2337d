import { frenchNumber } from "../../shared/french-number";
import { isWithin, payBack, type PayBackRates, yearlyGain } from "../../shared/pay-back";

/** A task: hours a week of each person, cost of an hour in euros, charges included, and the percentage a tool would take. */
export type Task = { hours: number; people: number; hourCost: number; share: number };

/** The rule of the site, and the provider's smallest project, if one is given: in euros before tax. */
export type TaskRates = PayBackRates & { smallest?: { price: number; subscriptions: number } | undefined };

/** Beyond this the figure is a slip of the finger, in euros a year. */
const LIMIT = 100_000_000;

const eurosText = (euros: number): string => `${frenchNumber(Math.round(euros))}\u00a0€`;

/**
 * What a task costs in a year, and how much of it a tool would take, as texts; undefined unless its numbers make a
 * plausible sum.
 */
export function taskCost({ hours, people, hourCost, share }: Task, { weeksPerYear }: TaskRates) {
  if (![hours, people, hourCost, share].every((amount) => amount > 0) || share > 100) return undefined;
  const euros = yearlyGain({ hours: hours * people }, { hourCost, weeksPerYear });
  if (euros < 0.5 || euros > LIMIT) return undefined;
  return { text: eurosText(euros), taken: eurosText((euros * share) / 100) };
}

/** Whether the smallest project would pay its price back, by the rule of the site at this cost of an hour. */
export function smallestProjectText({ hours, people, hourCost, share }: Task, rates: TaskRates): string | undefined {
  const { smallest, limitMonths } = rates;
  if (!smallest) return undefined;
  const { price, subscriptions } = smallest;
  const own = { ...rates, hourCost };
  const { best, worst } = payBack(
    { price: { from: price }, hours: (hours * people * share) / 100, subscriptions },
    own,
  );
  const project = `Le plus petit projet (${frenchNumber(price)}\u00a0€ HT)`;
  if (isWithin(worst, own)) return `${project} se rembourserait en ${worst.months}\u00a0mois au plus.`;
  if (isWithin(best, own)) return `${project} se rembourserait tout juste\u00a0: ${best.months}\u00a0mois au mieux.`;
  return `${project} ne se rembourserait pas en ${limitMonths}\u00a0mois.`;
}

/** The sum, with what it is made of, as a line of a message. */
export function costText(task: Task, rates: TaskRates): string {
  const { hours, people, hourCost, share } = task;
  const cost = taskCost(task, rates);
  const who = `${frenchNumber(people)}\u00a0${people >= 2 ? "personnes" : "personne"}`;
  const sum = [
    `${frenchNumber(hours)}\u00a0h par semaine`,
    who,
    `${frenchNumber(hourCost)}\u00a0€ l’heure`,
    `${rates.weeksPerYear}\u00a0semaines`,
  ].join(" × ");
  return `Ce que coûte cette tâche\u00a0: ${sum} = ${cost?.text ?? ""} par an. Part reprise par un outil\u00a0: ${frenchNumber(share)}\u00a0%, soit ${cost?.taken ?? ""}.`;
}
