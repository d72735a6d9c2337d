import { useEffect, useRef } from "react";
import { frenchNumber } from "../../shared/french-number";
import { Text } from "../Text/Text";
import { type AmountField, useAmounts } from "../amounts/useAmounts";

/** Times a week, minutes each time, complexity from 1 to 5, hours to set up. */
export type Task = { frequency: number; minutes: number; complexity: number; cost: number };

/** What the calculator starts with, in whatever text it is. */
export const workedExample: Task = { frequency: 25, minutes: 6, complexity: 3, cost: 6 };

/** Frequency × time × complexity / cost (docs/contrat.md, «Constantes»); undefined unless every term is positive. */
export function priorityScore({ frequency, minutes, complexity, cost }: Task): number | undefined {
  const terms = [frequency, minutes, complexity, cost];
  if (!terms.every((term) => Number.isFinite(term) && term > 0)) return undefined;
  return (frequency * minutes * complexity) / cost;
}

/** Priority 1 above 50, 2 from 20 to 50, 3 below 20 (docs/contrat.md, «Constantes»). */
export function priorityBand(score: number): 1 | 2 | 3 {
  if (score > 50) return 1;
  return score >= 20 ? 2 : 3;
}

const highestComplexity = 5;

const fields: AmountField<keyof Task>[] = [
  { key: "frequency", label: "Fréquence", hint: "fois par semaine" },
  { key: "minutes", label: "Temps", hint: "minutes à chaque fois" },
  { key: "complexity", label: "Complexité", hint: "de 1 (un outil) à 5" },
  { key: "cost", label: "Coût", hint: "heures de mise en place" },
];

const advice = { 1: "à lancer maintenant", 2: "à programmer dans le trimestre", 3: "à laisser de côté" };

/** «25 × 6 × 3 / 6 = 75». */
function sumOf(task: Task): string {
  const { frequency, minutes, complexity, cost } = task;
  return `${frequency} × ${minutes} × ${complexity} / ${cost} = ${frenchNumber(priorityScore(task) ?? 0)}`;
}

function verdict(task: Task): string {
  if (task.complexity > highestComplexity) return `La complexité se note de 1 à ${highestComplexity}.`;
  const score = priorityScore(task);
  if (score === undefined) return "Renseignez quatre nombres supérieurs à zéro.";
  const band = priorityBand(score);
  return `Score\u00a0: ${frenchNumber(Math.round(10 * score) / 10)}. Priorité ${band}, ${advice[band]}.`;
}

/**
 * Computes the priority score of an automation as the reader types, from a worked example, readable without JavaScript.
 * Hydrated alone (`data-island`), hence the fixed ids.
 */
export function PriorityCalculator() {
  const { amounts: task, mistake, read, idOf, inputProps } = useAmounts("calculateur", fields, workedExample);
  const form = useRef<HTMLFormElement>(null);

  // What the reader typed before hydration.
  useEffect(() => void form.current?.dispatchEvent(new Event("input", { bubbles: true })), []);

  return (
    <form
      ref={form}
      className="stack calculator"
      aria-labelledby="calculateur-titre"
      onInput={({ currentTarget }) => read(currentTarget)}
      onSubmit={(event) => event.preventDefault()}
    >
      <Text className="display calculatorTitle" id="calculateur-titre">
        Calculez la priorité d’une tâche
      </Text>
      <Text>{`Score = fréquence × temps × complexité / coût. Par exemple, ${sumOf(workedExample)}.`}</Text>
      <div className="stack scripted calculatorFields">
        {fields.map(({ key, label, hint }) => (
          <Text key={key}>
            <label htmlFor={idOf(key)}>{label}</label>
            <input {...inputProps(key)} />
            <small className="quiet small" id={`${idOf(key)}-aide`}>
              {hint}
            </small>
          </Text>
        ))}
      </div>
      <output className="calculatorVerdict" htmlFor={fields.map(({ key }) => idOf(key)).join(" ")}>
        {mistake ?? verdict(task)}
      </output>
    </form>
  );
}
