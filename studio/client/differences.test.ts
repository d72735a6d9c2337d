import { differencesOf } from "./differences";
import { indexAfterMove, indexAfterInsert } from "./new-index";

const schema = {
  properties: {
    title: { type: "string", title: "Titre" },
    tools: { type: "array", title: "Outils", items: { type: "string", title: "Outil" } },
    price: { type: "object", title: "Prix", properties: { from: { type: "integer", title: "À partir de" } } },
    sample: { type: "boolean", title: "Exemple" },
  },
};

test("each differing field is shown with its label and formatted values", () => {
  const mine = { value: { title: "A", tools: ["Make", "n8n"], price: { from: 900 } }, body: null };
  const disk = { value: { title: "A", tools: ["Make"], price: { from: 800 }, sample: true }, body: null };
  expect(differencesOf(schema, mine, disk)).toEqual([
    { label: "Outils", mine: "– Make\n– n8n", disk: "– Make" },
    { label: "Prix", mine: "À partir de : 900", disk: "À partir de : 800" },
    { label: "Exemple", mine: "(vide)", disk: "oui" },
  ]);
});

test("only the differing lines of two texts are shown", () => {
  const mine = { value: {}, body: "Début.\n\nMon paragraphe.\n\nFin." };
  const disk = { value: {}, body: "Début.\n\nLeur paragraphe.\n\nUn autre.\n\nFin." };
  expect(differencesOf(schema, mine, disk)).toEqual([
    { label: "Texte", mine: "Mon paragraphe.", disk: "Leur paragraphe.\n\nUn autre." },
  ]);
  expect(differencesOf(schema, { value: {}, body: "A\nB" }, { value: {}, body: "A\nA\nB" })).toEqual([
    { label: "Texte", mine: "(rien)", disk: "A" },
  ]);
});

test("indexes are updated when an entry is moved, removed or restored", () => {
  const indexes = [0, 1, 2, 3];
  expect(indexes.map(indexAfterMove(0, 2))).toEqual([2, 0, 1, 3]);
  expect(indexes.map(indexAfterMove(3, 1))).toEqual([0, 2, 3, 1]);
  expect(indexes.map(indexAfterMove(1, undefined))).toEqual([0, undefined, 1, 2]);
  expect(indexes.map(indexAfterInsert(1))).toEqual([0, 2, 3, 4]);
});
