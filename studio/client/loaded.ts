import type { CollectionView, EntryView, Fields, Saved, Target, Work } from "../protocol";
import { ApiError, ask, read } from "./api";
import { type Draft, forgetDraft, keepDraft, readDraft } from "./drafts";
import { isSame, prune } from "./form/prune";

/** An entry as it was read, with what was typed since. */
export type Loaded = Draft & { pictures: string[] };

export const isNewEntry = ({ shape }: CollectionView, { file, index }: Target) =>
  file === null || (shape === "list" && index === null);

const today = () => new Date().toLocaleDateString("fr-CA");

/** A new entry: empty, but for the day. */
const blank = ({ schema, shape }: CollectionView): Loaded => {
  const value: Fields = schema.properties?.date?.format === "date" ? { date: today() } : {};
  const body = shape === "mdx" ? "" : null;
  return { version: null, base: value, value, body, baseBody: body, staged: {}, pictures: [] };
};

/** Reads an entry, or begins a new one; what was typed and not saved comes back. */
export async function load(collection: CollectionView, target: Target): Promise<Loaded> {
  const entry = isNewEntry(collection, target) ? undefined : await read<EntryView>("entry", { ...target });
  const stored: Loaded = entry ? { ...entry, base: entry.value, baseBody: entry.body, staged: {} } : blank(collection);
  const draft = readDraft(target);
  if (!draft) return stored;
  // Another entry of the same file was saved since: this one did not change.
  const untouched = isSame(draft.base, stored.base) && draft.baseBody === stored.baseBody;
  return { ...stored, ...draft, version: untouched ? stored.version : draft.version };
}

/** What is sent: what is optional and empty left out. */
export const workOf = (target: Target, { schema }: CollectionView, loaded: Loaded): Work => ({
  ...target,
  version: loaded.version,
  value: prune(schema, loaded.value) as Fields,
  body: loaded.body,
  staged: loaded.staged,
});

/** Saves; when the file changed elsewhere than in this entry, over what it holds now. */
export async function saveOver(target: Target, collection: CollectionView, loaded: Loaded): Promise<Saved> {
  try {
    return await ask<Saved>("save", workOf(target, collection, loaded));
  } catch (error) {
    const current = error instanceof ApiError ? error.declined.current : undefined;
    const untouched = current && isSame(current.value, loaded.base) && current.body === loaded.baseBody;
    if (!untouched) throw error;
    return ask<Saved>("save", workOf(target, collection, { ...loaded, version: current.version }));
  }
}

/** What is still to be saved once `sent` was: what was typed since. */
export function since({ value, body, staged }: Draft, { version }: Saved, sent: Loaded): Draft {
  const left = Object.entries(staged).filter(([name]) => !(name in sent.staged));
  return { version, base: sent.value, baseBody: sent.body, value, body, staged: Object.fromEntries(left) };
}

/** The draft follows its entry to where it was saved; nothing of it is left behind, to be saved once more. */
export function moveDraftSince(target: Target, saved: Saved, sent: Loaded): void {
  const draft = readDraft(target);
  forgetDraft(target);
  if (draft && !(isSame(draft.value, sent.value) && draft.body === sent.body))
    keepDraft(saved, since(draft, saved, sent));
}
