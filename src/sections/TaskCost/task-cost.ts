import { frenchNumber } from "../../shared/french-number";
import { type PayBackRates, yearlyGain } from "../../shared/pay-back";

/** A task: hours a week of each person, and the cost of an hour in euros, charges included. */
export type Task = { hours: number; people: number; hourCost: number };

/** Of the rule of the site, what an hour costs and the weeks worked in a year. */
export type TaskRates = Pick<PayBackRates, "hourCost" | "weeksPerYear">;

/** Beyond this the figure is a slip of the finger, in euros a year. */
const LIMIT = 100_000_000;

/** What a task costs in a year, in whole euros, and its text; undefined unless its three numbers make a plausible sum. */
export function taskCost({ hours, people, hourCost }: Task, { weeksPerYear }: TaskRates) {
  if (![hours, people, hourCost].every((amount) => amount > 0)) return undefined;
  const euros = Math.round(yearlyGain({ hours: hours * people }, { hourCost, weeksPerYear }));
  return euros > 0 && euros <= LIMIT ? { euros, text: `${frenchNumber(euros)}\u00a0€` } : undefined;
}

/** The sum, with what it is made of, as a line of a message. */
export function costText(task: Task, rates: TaskRates): string {
  const { hours, people, hourCost } = task;
  const who = `${frenchNumber(people)}\u00a0${people >= 2 ? "personnes" : "personne"}`;
  const sum = [
    `${frenchNumber(hours)}\u00a0h par semaine`,
    who,
    `${frenchNumber(hourCost)}\u00a0€ l’heure`,
    `${rates.weeksPerYear}\u00a0semaines`,
  ].join(" × ");
  return `Ce que coûte cette tâche\u00a0: ${sum} = ${taskCost(task, rates)?.text ?? ""} par an.`;
}
