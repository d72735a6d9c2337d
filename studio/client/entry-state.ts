import type { CollectionView, EntryView, Fields, Saved, Target, FormContent } from "../protocol";
import { ApiError, ask, read } from "./api";
import { type Draft, deleteDraft, saveDraft, readDraft } from "./drafts";
import { isSame, prune } from "./form/prune";

/** An entry as it was read, with the unsaved changes. */
export type EntryState = Draft & { pictures: string[] };

export const isNewEntry = ({ shape }: CollectionView, { file, index }: Target) =>
  file === null || (shape === "list" && index === null);

const today = () => new Date().toLocaleDateString("fr-CA");

/** A new entry: empty, except for today's date. */
const blank = ({ schema, shape }: CollectionView): EntryState => {
  const value: Fields = schema.properties?.date?.format === "date" ? { date: today() } : {};
  const body = shape === "mdx" ? "" : null;
  return { version: null, base: value, value, body, baseBody: body, staged: {}, pictures: [] };
};

/** Loads an entry, or creates a new one, and restores its draft. */
export async function load(collection: CollectionView, target: Target): Promise<EntryState> {
  const entry = isNewEntry(collection, target) ? undefined : await read<EntryView>("entry", { ...target });
  const stored: EntryState = entry
    ? { ...entry, base: entry.value, baseBody: entry.body, staged: {} }
    : blank(collection);
  const draft = readDraft(target);
  if (!draft) return stored;
  // The file has changed since, but not this entry.
  const untouched = isSame(draft.base, stored.base) && draft.baseBody === stored.baseBody;
  return { ...stored, ...draft, version: untouched ? stored.version : draft.version };
}

/** The request to save or check an entry, without its empty optional fields. */
export const formContentOf = (target: Target, { schema }: CollectionView, state: EntryState): FormContent => ({
  ...target,
  version: state.version,
  value: prune(schema, state.value) as Fields,
  body: state.body,
  staged: state.staged,
});

/** Saves an entry; if the file changed but not this entry, saves over the new version. */
export async function saveWithRebase(target: Target, collection: CollectionView, state: EntryState): Promise<Saved> {
  try {
    return await ask<Saved>("save", formContentOf(target, collection, state));
  } catch (error) {
    const current = error instanceof ApiError ? error.declined.current : undefined;
    const untouched = current && isSame(current.value, state.base) && current.body === state.baseBody;
    if (!untouched) throw error;
    return ask<Saved>("save", formContentOf(target, collection, { ...state, version: current.version }));
  }
}

/** The draft of what was typed after `sent` was sent. */
export function remainingDraft({ value, body, staged }: Draft, { version }: Saved, sent: EntryState): Draft {
  const unsent = Object.entries(staged).filter(([name]) => !(name in sent.staged));
  return { version, base: sent.value, baseBody: sent.body, value, body, staged: Object.fromEntries(unsent) };
}

/** Moves the draft to where the entry was saved; deletes it if nothing was typed since. */
export function moveDraft(target: Target, saved: Saved, sent: EntryState): void {
  const draft = readDraft(target);
  deleteDraft(target);
  if (draft && !(isSame(draft.value, sent.value) && draft.body === sent.body))
    saveDraft(saved, remainingDraft(draft, saved, sent));
}
