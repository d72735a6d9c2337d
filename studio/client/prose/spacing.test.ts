import { Text } from "@codemirror/state";
import { spacingAround } from "./spacing";

/** The text once pasted where «¦» stands. */
function paste(text: string, pasted: string): string {
  const at = text.indexOf("¦");
  const [before, after] = [text.slice(0, at), text.slice(at + 1)];
  const [lead, trail] = spacingAround(Text.of((before + after).split("\n")), { from: at, to: at }, pasted);
  return before + lead + pasted + trail + after;
}

const table = "| A | B |\n| --- | --- |\n| 1 | 2 |";

test.each([
  ["avant\n¦\naprès", table, `avant\n\n${table}\n\naprès`],
  ["avant¦\naprès", "- un\n- deux", "avant\n\n- un\n- deux\n\naprès"],
  ["avant ¦après", "## Titre", "avant \n\n## Titre\n\naprès"],
  ["avant\n¦\naprès", "un\n\ndeux", "avant\n\nun\n\ndeux\n\naprès"],
  ["avant\n\n¦\n\naprès", "un\n\n- deux", "avant\n\nun\n\n- deux\n\naprès"],
])("what is pasted in %j is no part of its neighbours", (text, pasted, expected) => {
  expect(paste(text, pasted)).toBe(expected);
});

test.each([
  ["Le ¦, on relit", "**vendredi**", "Le **vendredi**, on relit"],
  ["Il dit : ¦ Et sort.", "oui.\n\nPuis non.", "Il dit : oui.\n\nPuis non. Et sort."],
  ["¦", table, table],
])("words pasted in %j go on those of their line", (text, pasted, expected) => {
  expect(paste(text, pasted)).toBe(expected);
});
