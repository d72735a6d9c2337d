import type { CollectionView, EntryView, Fields, FormContent, Saved, Target } from "../protocol";
import { read } from "./api";
import { deleteDraft, type Draft, readDraft, saveDraft } from "./drafts";
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

/** Puts a draft onto the entry as it is now, when nobody else has changed it. */
export function resume(stored: EntryState, draft: Draft): EntryState {
  const untouched = isSame(draft.base, stored.base) && draft.baseBody === stored.baseBody;
  return { ...stored, ...draft, version: untouched ? stored.version : draft.version };
}

/** Loads an entry, or creates a new one, and restores its draft. */
export async function load(collection: CollectionView, target: Target): Promise<EntryState> {
  const entry = isNewEntry(collection, target) ? undefined : await read<EntryView>("entry", { ...target });
  const stored: EntryState = entry
    ? { ...entry, base: entry.value, baseBody: entry.body, staged: {} }
    : blank(collection);
  const draft = readDraft(target);
  return draft ? resume(stored, draft) : stored;
}

/** The staged files that the entry names, or that replace one of its own. */
export function namedFiles({ value, body, staged, pictures }: EntryState): Record<string, string> {
  const text = JSON.stringify(value) + (body ?? "");
  const isNamed = (name: string) => pictures.includes(name) || text.includes(name.replace(/^.*\//, ""));
  return Object.fromEntries(Object.entries(staged).filter(([name]) => isNamed(name)));
}

/** The request to save or check an entry, without its empty optional fields. */
export const formContentOf = (target: Target, { schema }: CollectionView, state: EntryState): FormContent => ({
  ...target,
  version: state.version,
  value: prune(schema, state.value) as Fields,
  body: state.body,
  staged: namedFiles(state),
});

/** The draft of what was typed after `sent` was sent. */
function remainingDraft({ value, body, staged }: Draft, { version }: Saved, sent: EntryState): Draft {
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

/** The state after a save: what was typed meanwhile stays to be saved. */
export function afterSave(former: EntryState, saved: Saved, sent: EntryState): EntryState {
  const added = Object.keys(sent.staged).filter((name) => !name.includes("/"));
  return {
    ...former,
    ...remainingDraft(former, saved, sent),
    pictures: [...new Set([...former.pictures, ...added])],
  };
}

/** The draft in the form, without what is only shown. */
export const draftOf = ({ pictures, ...draft }: EntryState): Draft => draft;
