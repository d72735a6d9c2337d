import { suggestion } from "./suggest-spelling";

test.each([
  ["Strategie", " : vouliez-vous dire «Stratégie» ?"],
  ["Stratégie".normalize("NFD"), " : ses accents sont codés autrement, tapez de nouveau «Stratégie»."],
  ["Jardinage", ""],
])("for «%s», of the admitted «Stratégie»", (typed, words) => {
  expect(suggestion(typed, ["Stratégie", "Outils"])).toBe(words);
});

test("a short word is not taken for another that shares a letter", () => {
  expect(suggestion("lits", ["bois"])).toBe("");
});
