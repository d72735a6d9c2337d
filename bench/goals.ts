import type { Figures } from "./audit";

/** Ratio of a page's largest paint to that of its copy without scripts. */
const maxPaintRatio = 1.05;

/** Points of performance that scripts may cost: the home page has the most of them. */
const maxPoints = { home: 3, other: 2 };

/**
 * Blocking of the home page, against its copy's; below `negligible` (in milliseconds) their ratio says nothing. The
 * copy's own is held too: it is what the page's size costs.
 */
const blocking = { maxRatio: 1.3, negligible: 100, maxOfCopy: 150 };

/**
 * The goals that a page misses, in French. All but the scores of quality are relative to the page's copy without scripts,
 * measured in the same run: they hold on any machine.
 */
export const missedGoals = (own: Figures, copy: Figures, isHome: boolean): string[] => {
  const missed: string[] = [];
  const expect = (met: boolean, goal: string) => {
    if (!met) missed.push(goal);
  };
  const points = isHome ? maxPoints.home : maxPoints.other;
  expect(own.performance >= copy.performance - points, `performance : plus de ${points} points sous la copie`);
  expect(own.largestPaint <= maxPaintRatio * copy.largestPaint, "plus grand affichage : plus de 1,05 fois la copie");
  expect(own.shift === 0, "décalage : plus de 0");
  expect(own.accessibility === 100, "accessibilité : moins de 100");
  expect(own["best-practices"] === 100, "bonnes pratiques : moins de 100");
  expect(own.seo === 100, "référencement : moins de 100");
  if (isHome) {
    const allowed = Math.max(blocking.negligible, blocking.maxRatio * copy.blocking);
    expect(own.blocking <= allowed, `blocage : plus de 1,3 fois la copie (${Math.round(allowed)} ms)`);
    expect(copy.blocking <= blocking.maxOfCopy, `blocage de la copie : plus de ${blocking.maxOfCopy} ms`);
  }
  return missed;
};
