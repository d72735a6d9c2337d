import { valueAt } from "../../src/content/project/value-at";
import type { Checked, CollectionView, EntryView, FieldMistake, Fields, FormContent, Saved, Target } from "../protocol";
import { read } from "./api";
import { deleteDraft, readDraft, saveDraft } from "./drafts";
import { isSame, prune } from "./form/prune";

/** The open entry: what is typed, what it was made from, and what became of it. */
export type EntryState = {
  /** Undefined until it is read. */
  form: FormContent | undefined;
  /** Names of the images next to the entry. */
  pictures: readonly string[];
  mistakes: readonly FieldMistake[];
  words: number;
  notice: string;
  /** The entry on disk, changed at the same place as the form. */
  conflict: EntryView | undefined;
  isSaving: boolean;
  /** Mistakes on the empty fields of a new entry are shown only after a first attempt to save it. */
  isAttempted: boolean;
};

export type Action =
  | { type: "read"; form: FormContent; pictures: readonly string[] }
  | { type: "typed"; change: Partial<Pick<FormContent, "value" | "body">> }
  | { type: "staged"; name: string; id: string }
  | { type: "checked"; checked: Checked }
  | { type: "sent" }
  | { type: "saved"; saved: Saved; sent: FormContent }
  | { type: "refused"; notice: string; mistakes?: readonly FieldMistake[]; conflict?: EntryView }
  | { type: "notice"; notice: string };

export const unread: EntryState = {
  form: undefined,
  pictures: [],
  mistakes: [],
  words: 0,
  notice: "",
  conflict: undefined,
  isSaving: false,
  isAttempted: false,
};

export const targetOf = ({ type, file, index, id }: Target): Target => ({ type, file, index, id });

export const isNewEntry = ({ file, index }: Target, { shape }: CollectionView) =>
  file === null || (shape === "list" && index === null);

/** The form of an entry on disk. */
export const formOf = (target: Target, { value, body, version }: EntryView): FormContent => ({
  ...targetOf(target),
  version,
  value,
  base: value,
  body,
  baseBody: body,
  staged: {},
});

/** The form after a save. What was typed since `sent` is based on it: the next save merges it with what is on disk. */
function afterSave(typed: FormContent, saved: Saved, sent: FormContent): FormContent {
  if (isSame(typed.value, sent.value) && typed.body === sent.body) return formOf(saved, saved.entry);
  const staged = Object.entries(typed.staged).filter(([name]) => !(name in sent.staged));
  return {
    ...typed,
    ...targetOf(saved),
    version: sent.version ?? "",
    base: sent.value,
    baseBody: sent.body,
    staged: Object.fromEntries(staged),
  };
}

export function reduceEntry(state: EntryState, action: Action): EntryState {
  const { form } = state;
  if (action.type === "read") return { ...unread, words: state.words, form: action.form, pictures: action.pictures };
  if (action.type === "notice") return { ...state, notice: action.notice };
  if (!form) return state;
  switch (action.type) {
    case "typed":
      return { ...state, notice: "", form: { ...form, ...action.change } };
    case "staged":
      return { ...state, form: { ...form, staged: { ...form.staged, [action.name]: action.id } } };
    case "checked":
      return { ...state, ...action.checked };
    case "sent":
      return { ...state, isSaving: true, isAttempted: true, conflict: undefined };
    case "saved": {
      const { saved, sent } = action;
      const { pictures } = saved.entry;
      return {
        ...state,
        form: afterSave(form, saved, sent),
        pictures,
        mistakes: [],
        notice: "Enregistré.",
        isSaving: false,
      };
    }
    case "refused": {
      const { notice, mistakes = state.mistakes, conflict } = action;
      return { ...state, notice, mistakes, conflict, isSaving: false };
    }
  }
}

/** A new entry: empty, except for today's date. */
function blank(target: Target, { schema, shape }: CollectionView): FormContent {
  const value: Fields =
    schema.properties?.date?.format === "date" ? { date: new Date().toLocaleDateString("fr-CA") } : {};
  const body = shape === "mdx" ? "" : null;
  return { ...target, version: null, value, base: value, body, baseBody: body, staged: {} };
}

/** Reads an entry, or begins a new one; with its draft, if it has one. */
export async function readEntry(collection: CollectionView, target: Target): Promise<Action> {
  const entry = isNewEntry(target, collection) ? undefined : await read<EntryView>("entry", { ...target });
  const form = entry ? formOf(target, entry) : blank(targetOf(target), collection);
  const draft = readDraft(target);
  return { type: "read", form: draft ? { ...draft, ...targetOf(target) } : form, pictures: entry?.pictures ?? [] };
}

/** The staged files that the entry names, or that replace one of its own. */
export function namedFiles({ value, body, staged }: FormContent, pictures: readonly string[]): Record<string, string> {
  const text = JSON.stringify(value) + (body ?? "");
  const isNamed = (name: string) => pictures.includes(name) || text.includes(name.replace(/^.*\//, ""));
  return Object.fromEntries(Object.entries(staged).filter(([name]) => isNamed(name)));
}

/** What is sent: without empty optional fields, nor files that nothing names. */
export const toSend = (form: FormContent, pictures: readonly string[], { schema }: CollectionView): FormContent => ({
  ...form,
  value: prune(schema, form.value) as Fields,
  staged: namedFiles(form, pictures),
});

export const isDirty = ({ form, pictures }: EntryState, { schema }: CollectionView): boolean =>
  form !== undefined &&
  !(
    isSame(prune(schema, form.value), prune(schema, form.base)) &&
    form.body === form.baseBody &&
    Object.keys(namedFiles(form, pictures)).length === 0
  );

/** For a new entry, errors on empty fields wait for an attempt to save. */
export const shownMistakes = ({ form, mistakes, isAttempted }: EntryState, collection: CollectionView) =>
  mistakes.filter(
    ({ path }) =>
      !form ||
      !isNewEntry(form, collection) ||
      isAttempted ||
      (path.length > 0 && valueAt(form.value, path) !== undefined),
  );

/** Moves the draft of a form to the entry that it was saved as, with what was typed since, even if the form is closed. */
export function moveDraft(sent: FormContent, typed: FormContent, saved: Saved): void {
  const draft = readDraft(sent);
  deleteDraft(sent);
  const rest = draft && afterSave(draft, saved, typed);
  if (rest && !(isSame(rest.value, rest.base) && rest.body === rest.baseBody)) saveDraft(rest);
}
