import type { CollectionView, FormContent, Saved } from "../protocol";
import { readDraft, saveDraft } from "./drafts";
import { type EntryState, formOf, isDirty, moveDraft, reduceEntry, shownMistakes, unread } from "./entry-state";

const collection = { type: "Testimonial", shape: "list", schema: { properties: {} } } as unknown as CollectionView;
const target = { type: "Testimonial", file: "data/testimonials.json", index: 1, id: "Odile" };
const entry = (name: string, version = "1") => ({ value: { name }, body: null, version, page: "/", pictures: [] });
const open = (name = "Odile"): EntryState =>
  reduceEntry(unread, { type: "read", form: formOf(target, entry(name)), pictures: [] });
const type = (state: EntryState, name: string) => reduceEntry(state, { type: "typed", change: { value: { name } } });
const saved = (name: string): Saved => ({ ...target, entry: entry(name, "2") });
const formIn = (state: EntryState): FormContent => state.form!;

test("an entry is dirty from what is typed until it is saved", () => {
  const typed = type(open(), "Odile R.");
  expect([isDirty(open(), collection), isDirty(typed, collection)]).toEqual([false, true]);
  const sent = reduceEntry(typed, { type: "sent" });
  const after = reduceEntry(sent, { type: "saved", saved: saved("Odile R."), sent: formIn(typed) });
  expect([after.isSaving, isDirty(after, collection), formIn(after).version]).toEqual([false, false, "2"]);
});

test("what was written elsewhere meanwhile is in the form once saved", () => {
  const typed = type(open(), "Odile R.");
  const after = reduceEntry(typed, {
    type: "saved",
    saved: {
      ...saved("Odile R."),
      entry: { ...entry("Odile R.", "2"), value: { name: "Odile R.", company: "Ailleurs" } },
    },
    sent: formIn(typed),
  });
  expect(formIn(after).value).toEqual({ name: "Odile R.", company: "Ailleurs" });
});

test("what is typed while it is being saved stays, to be merged with what was sent", () => {
  const sent = type(open(), "Odile R.");
  const typed = type(reduceEntry(sent, { type: "sent" }), "Odile Renard");
  const after = reduceEntry(typed, { type: "saved", saved: saved("Odile R."), sent: formIn(sent) });
  expect(formIn(after)).toMatchObject({ value: { name: "Odile Renard" }, base: { name: "Odile R." }, version: "1" });
  expect(isDirty(after, collection)).toBe(true);
});

test("once saved, the draft of a closed form is of the saved entry, if something was typed since", () => {
  const fresh = { ...formOf({ ...target, file: null, index: null, id: null }, entry("Odile R.")), base: {} };
  saveDraft(fresh);
  moveDraft(fresh, fresh, saved("Odile R."));
  expect([readDraft(fresh), readDraft(target)]).toEqual([undefined, undefined]);
  saveDraft({ ...fresh, value: { name: "Odile Renard" } });
  moveDraft(fresh, fresh, saved("Odile R."));
  expect(readDraft(fresh)).toBeUndefined();
  expect(readDraft(target)).toMatchObject({ value: { name: "Odile Renard" }, base: { name: "Odile R." } });
});

test("a refusal ends the saving; a conflict shows what is on disk", () => {
  const sent = reduceEntry(type(open(), "A"), { type: "sent" });
  const refused = reduceEntry(sent, { type: "refused", notice: "Non.", conflict: entry("B") });
  expect(refused).toMatchObject({ isSaving: false, notice: "Non.", conflict: { value: { name: "B" } } });
  expect(type(refused, "C").notice).toBe("");
});

test("the empty fields of a new entry are no mistakes before it was to be saved", () => {
  const fresh = { ...formOf({ ...target, file: null, index: null, id: null }, entry("")), value: { name: "Odile" } };
  const mistakes = ["name", "company"].map((field) => ({ path: [field], message: "à remplir" }));
  const state = { ...open(), form: fresh, mistakes };
  expect(shownMistakes(state, collection)).toEqual([mistakes[0]]);
  expect(shownMistakes(reduceEntry(state, { type: "sent" }), collection)).toEqual(mistakes);
});
