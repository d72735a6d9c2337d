import { differencesOf } from "./differences";
import { conflictingFields, rebase, textField } from "./merge-versions";

const schema = {
  properties: {
    title: { type: "string", title: "Titre" },
    tools: { type: "array", title: "Outils", items: { type: "string", title: "Outil" } },
    price: { type: "object", title: "Prix", properties: { from: { type: "integer", title: "À partir de" } } },
    sample: { type: "boolean", title: "Exemple" },
  },
};

test("each field is shown with its label and formatted values", () => {
  const mine = { value: { title: "A", tools: ["Make", "n8n"], price: { from: 900 } }, body: null };
  const disk = { value: { title: "A", tools: ["Make"], price: { from: 800 }, sample: true }, body: null };
  expect(differencesOf(schema, mine, disk, ["tools", "price", "sample"])).toEqual([
    { key: "tools", label: "Outils", mine: "– Make\n– n8n", disk: "– Make" },
    { key: "price", label: "Prix", mine: "À partir de : 900", disk: "À partir de : 800" },
    { key: "sample", label: "Exemple", mine: "(vide)", disk: "oui" },
  ]);
});

test("only the differing lines of two texts are shown", () => {
  const mine = { value: {}, body: "Début.\n\nMon paragraphe.\n\nFin." };
  const disk = { value: {}, body: "Début.\n\nLeur paragraphe.\n\nUn autre.\n\nFin." };
  expect(differencesOf(schema, mine, disk, [textField])).toEqual([
    { key: textField, label: "Texte", mine: "Mon paragraphe.", disk: "Leur paragraphe.\n\nUn autre." },
  ]);
  expect(differencesOf(schema, { value: {}, body: "A\nB" }, { value: {}, body: "A\nA\nB" }, [textField])).toEqual([
    { key: textField, label: "Texte", mine: "(rien)", disk: "A" },
  ]);
});

const opened = { title: "A", intro: "Début", price: { from: 900 } };
const draft = {
  version: "1",
  base: opened,
  baseBody: "Texte",
  value: { ...opened, title: "Mon titre", intro: "Mon début" },
  body: "Mon texte",
  staged: {},
};
const disk = {
  version: "2",
  pictures: [],
  value: { ...opened, intro: "Leur début", price: { from: 800 } },
  body: "Texte",
};

test("only what both have changed is asked", () => {
  expect(conflictingFields(draft, disk)).toEqual(["intro"]);
  expect(conflictingFields(draft, { ...disk, body: "Leur texte" })).toEqual(["intro", textField]);
  expect(conflictingFields(draft, { ...disk, value: { ...disk.value, intro: "Mon début" } })).toEqual([]);
});

test("the choice is made field by field; what only one has changed is kept", () => {
  const merged = { title: "Mon titre", price: { from: 800 } };
  expect(rebase(draft, disk)).toMatchObject({
    version: "2",
    base: disk.value,
    value: { ...merged, intro: "Mon début" },
    body: "Mon texte",
  });
  expect(rebase(draft, disk, ["intro"]).value).toEqual({ ...merged, intro: "Leur début" });
  expect(rebase(draft, { ...disk, body: "Leur texte" }, [textField]).body).toBe("Leur texte");
});

test("a field that the disk no longer has goes, unless it was edited", () => {
  const { price, ...rest } = disk.value;
  expect(rebase(draft, { ...disk, value: rest }).value).not.toHaveProperty("price", expect.anything());
  const edited = { ...draft, value: { ...draft.value, price: { from: 950 } } };
  expect(rebase(edited, { ...disk, value: rest }).value.price).toEqual({ from: 950 });
});
