import { suggestion } from "./suggest-spelling";

test.each([
  ["Strategie", " : vouliez-vous dire «Stratégie» ?"],
  ["Stratégie".normalize("NFD"), " : ses accents sont codés autrement, tapez de nouveau «Stratégie»."],
  ["Jardinage", ""],
])("for «%s», of the admitted «Stratégie»", (typed, words) => {
  expect(suggestion(typed, ["Stratégie", "Outils"])).toBe(words);
});

test("no suggestion for a short word that shares one letter only", () => {
  expect(suggestion("lits", ["bois"])).toBe("");
});
