import type { Figures } from "./audit";
import { missedGoals } from "./goals";

const figures: Figures = {
  performance: 100,
  accessibility: 100,
  "best-practices": 100,
  seo: 100,
  firstPaint: 900,
  largestPaint: 1000,
  blocking: 80,
  work: 900,
  shift: 0,
  kibibytes: 120,
  machine: 1200,
};

const missed = (own: Partial<Figures>, copy: Partial<Figures> = {}, isHome = true) =>
  missedGoals({ ...figures, ...own }, { ...figures, ...copy }, isHome);

test.each<[string, Partial<Figures>, Partial<Figures>, boolean]>([
  ["a page like its copy", {}, {}, true],
  ["three points less on the home page", { performance: 96 }, { performance: 99 }, true],
  ["two points less elsewhere", { performance: 97 }, { performance: 99 }, false],
  ["a paint 5 % later", { largestPaint: 1050 }, {}, false],
  ["a blocking that nobody feels, whatever the ratio", { blocking: 100 }, { blocking: 10 }, true],
  ["1.3 times the copy's blocking", { blocking: 182 }, { blocking: 140 }, true],
  ["a blocking that only the home page is asked about", { blocking: 400 }, {}, false],
])("allows %s", (_case, own, copy, isHome) => {
  expect(missed(own, copy, isHome)).toEqual([]);
});

test.each<[string, Partial<Figures>, Partial<Figures>, boolean, RegExp]>([
  ["four points less on the home page", { performance: 95 }, { performance: 99 }, true, /^performance : plus de 3/],
  ["three points less elsewhere", { performance: 96 }, { performance: 99 }, false, /^performance : plus de 2/],
  ["a paint 6 % later", { largestPaint: 1060 }, {}, false, /^plus grand affichage/],
  ["more blocking than the copy", { blocking: 183 }, { blocking: 140 }, true, /^blocage : .*182 ms/],
  ["a copy that blocks", { blocking: 151 }, { blocking: 151 }, true, /^blocage de la copie/],
  ["a shift", { shift: 0.001 }, {}, false, /^décalage/],
  ["a lesser accessibility", { accessibility: 99 }, {}, false, /^accessibilité/],
  ["lesser practices", { "best-practices": 96 }, {}, false, /^bonnes pratiques/],
  ["a lesser referencing", { seo: 92 }, {}, false, /^référencement/],
])("names %s", (_case, own, copy, isHome, goal) => {
  expect(missed(own, copy, isHome)).toEqual([expect.stringMatching(goal)]);
});
