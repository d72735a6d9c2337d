import { addToMessage } from "../../browser/contact/add-to-message";
import { type AmountField, useAmounts } from "../../components/amounts/useAmounts";
import { Button } from "../../components/Button/Button";
import { Text } from "../../components/Text/Text";
import { fieldId } from "../../shared/contact-message";
import type { Home } from "../../collections/home";
import styles from "./TaskCostForm.module.scss";
import { costText, smallestProjectText, type Task, taskCost, type TaskRates } from "./task-cost";

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
