import { priorityBand, priorityScore, workedExample } from "./PriorityCalculator";

describe("priority score of an automation", () => {
  test("the worked example is 75, priority 1", () => {
    expect(priorityScore(workedExample)).toBe(75);
    expect(priorityBand(75)).toBe(1);
  });

  test.each([
    [50.1, 1],
    [50, 2],
    [20, 2],
    [19.9, 3],
  ])("a score of %p is priority %p", (score, band) => {
    expect(priorityBand(score)).toBe(band);
  });

  test.each([
    [{ ...workedExample, cost: 0 }],
    [{ ...workedExample, frequency: -1 }],
    [{ ...workedExample, minutes: Number.NaN }],
  ])("no score while a term is missing, null or negative", (task) => {
    expect(priorityScore(task)).toBeUndefined();
  });
});
