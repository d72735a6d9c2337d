import { addToMessage } from "../../browser/contact/add-to-message";
import type { Home } from "../../collections/home";
import { Button } from "../../components/Button/Button";
import { Text } from "../../components/Text/Text";
import { type AmountField, useAmounts } from "../../components/amounts/useAmounts";
import { fieldId } from "../../shared/contact-message";
import { frenchNumber } from "../../shared/french-number";
import { isWithin, payBack, type PayBackRule, yearlyGain } from "../../shared/pay-back";
import styles from "./TaskCostForm.module.scss";

/** A task: hours a week of each person, cost of an hour in euros, charges included, and the percentage a tool would take. */
type Task = { hours: number; people: number; hourCost: number; share: number };

/** The rule of the site, and the provider's smallest project, if one is given: in euros before tax. */
export type TaskRates = PayBackRule & { smallest?: { price: number; subscriptions: number } | undefined };

/** Beyond this the figure is a slip of the finger, in euros a year. */
const LIMIT = 100_000_000;

const eurosText = (euros: number): string => `${frenchNumber(Math.round(euros))}\u00a0€`;

/**
 * What a task costs in a year, and how much of it a tool would take, as texts; undefined unless its numbers make a
 * plausible sum.
 */
function taskCost({ hours, people, hourCost, share }: Task, { weeksPerYear }: TaskRates) {
  if (![hours, people, hourCost, share].every((amount) => amount > 0) || share > 100) return undefined;
  const euros = yearlyGain({ hours: hours * people }, { hourCost, weeksPerYear });
  if (euros < 0.5 || euros > LIMIT) return undefined;
  return { text: eurosText(euros), taken: eurosText((euros * share) / 100) };
}

/** Whether the smallest project would pay its price back, by the rule of the site at this cost of an hour. */
function smallestProjectText({ hours, people, hourCost, share }: Task, rates: TaskRates): string | undefined {
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
function costText(task: Task, rates: TaskRates): string {
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

export type TaskCostFormProps = { texts: NonNullable<Home["services"]["calculator"]>; rates: TaskRates };

const fields: AmountField<keyof Task>[] = [
  { key: "hours", label: "Heures par semaine", hint: "pour chaque personne" },
  { key: "people", label: "Personnes", hint: "qui la font" },
  { key: "hourCost", label: "Coût d’une heure", hint: "en euros, charges comprises" },
  { key: "share", label: "Part reprise", hint: "en %, par un outil" },
];

/** Computes what a task costs in a year, and whether a tool would pay, as the visitor types, and adds the sum to the contact form's message if wanted. */
export function TaskCostForm({ texts, rates }: TaskCostFormProps) {
  const start: Task = { hours: 3, people: 2, hourCost: rates.hourCost, share: 50 };
  const { amounts: task, mistake, read, idOf, inputProps } = useAmounts("calcul", fields, start);
  const cost = taskCost(task, rates);

  return (
    <form
      className={`panel ${styles.panel}`}
      aria-label={texts.title}
      onInput={({ currentTarget }) => read(currentTarget)}
      onSubmit={(event) => event.preventDefault()}
    >
      <div className={styles.head}>
        <Text as="h3">{texts.title}</Text>
        <Text className="quiet">{texts.intro}</Text>
      </div>
      <div className={styles.fields}>
        {fields.map(({ key, label, hint }) => (
          <div key={key} className={styles.field}>
            <label htmlFor={idOf(key)} className="small">
              {label}
            </label>
            <input className={styles.input} {...inputProps(key)} />
            <Text className="quiet small" id={`${idOf(key)}-aide`}>
              {hint}
            </Text>
          </div>
        ))}
      </div>
      <div className={styles.result}>
        <output className={styles.sum} htmlFor={fields.map(({ key }) => idOf(key)).join(" ")}>
          {cost === undefined ? (
            (mistake ?? "Renseignez quatre nombres supérieurs à zéro et plausibles, la part au plus 100.")
          ) : (
            <>
              <strong className={styles.figure}>{cost.text}</strong>
              <span>{` par an pour ${rates.weeksPerYear}\u00a0semaines travaillées`}</span>
              <span className={`small ${styles.taken}`}>
                {[`Un outil en reprendrait ${cost.taken}.`, smallestProjectText(task, rates)].filter(Boolean).join(" ")}
              </span>
            </>
          )}
        </output>
        <Button
          type="button"
          variant="secondary"
          disabled={cost === undefined}
          onClick={() => addToMessage(costText(task, rates), fieldId("message"))}
        >
          {texts.joinLabel}
        </Button>
      </div>
    </form>
  );
}
