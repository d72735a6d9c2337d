import { useEffect, useRef } from "react";
import { frenchNumber } from "../../shared/french-number";
import { priorityBand, priorityScore, workedExample, type Task } from "./priority-score";
import { type AmountField, useAmounts } from "../amounts/useAmounts";
import { Text } from "../Text/Text";

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
