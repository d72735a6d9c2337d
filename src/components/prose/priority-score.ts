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
