import { balanceLines } from "./balance-lines";

test("a text that fits on one line stays on it", () => {
  expect(balanceLines("Un titre court", 1)).toBe("Un titre court");
});

test("lines are about as long: no word is left alone", () => {
  expect(balanceLines("640 abonnements sans dossier papier", 2)).toBe("640 abonnements\nsans dossier papier");
  expect(balanceLines("un deux trois quatre cinq six", 3)).toBe("un deux\ntrois quatre\ncinq six");
});

test("no line is broken elsewhere than at a space", () => {
  expect(balanceLines("Accompagner les non-informaticiens", 2)).toBe("Accompagner les\nnon-informaticiens");
  expect(balanceLines("Combien\u00a0? Voici", 2)).toBe("Combien\u00a0?\nVoici");
  expect(balanceLines("Anticonstitutionnellement", 3)).toBe("Anticonstitutionnellement");
});
