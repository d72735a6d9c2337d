import type { CollectionView, EntryView, Fields, Saved, Target, Work } from "../protocol";
import { ApiError, ask, read } from "./api";
import { type Draft, forgetDraft, keepDraft, readDraft } from "./drafts";
import { isSame, prune } from "./form/prune";

/** An entry as it was read, with the unsaved changes. */
export type Loaded = Draft & { pictures: string[] };

export const isNewEntry = ({ shape }: CollectionView, { file, index }: Target) =>
  file === null || (shape === "list" && index === null);

const today = () => new Date().toLocaleDateString("fr-CA");

/** A new entry: empty, except for today's date. */
const blank = ({ schema, shape }: CollectionView): Loaded => {
  const value: Fields = schema.properties?.date?.format === "date" ? { date: today() } : {};
  const body = shape === "mdx" ? "" : null;
  return { version: null, base: value, value, body, baseBody: body, staged: {}, pictures: [] };
};

/** Loads an entry, or creates a new one, and restores its draft. */
export async function load(collection: CollectionView, target: Target): Promise<Loaded> {
  const entry = isNewEntry(collection, target) ? undefined : await read<EntryView>("entry", { ...target });
  const stored: Loaded = entry ? { ...entry, base: entry.value, baseBody: entry.body, staged: {} } : blank(collection);
  const draft = readDraft(target);
  if (!draft) return stored;
  // The file has changed since, but not this entry.
  const untouched = isSame(draft.base, stored.base) && draft.baseBody === stored.baseBody;
  return { ...stored, ...draft, version: untouched ? stored.version : draft.version };
}

/** The request to save or check an entry, without its empty optional fields. */
export const workOf = (target: Target, { schema }: CollectionView, loaded: Loaded): Work => ({
  ...target,
  version: loaded.version,
  value: prune(schema, loaded.value) as Fields,
  body: loaded.body,
  staged: loaded.staged,
});

/** Saves an entry; if the file changed but not this entry, saves over the new version. */
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

/** The draft of what was typed after `sent` was sent. */
export function since({ value, body, staged }: Draft, { version }: Saved, sent: Loaded): Draft {
  const left = Object.entries(staged).filter(([name]) => !(name in sent.staged));
  return { version, base: sent.value, baseBody: sent.body, value, body, staged: Object.fromEntries(left) };
}

/** Moves the draft to where the entry was saved; deletes it if nothing was typed since. */
export function moveDraftSince(target: Target, saved: Saved, sent: Loaded): void {
  const draft = readDraft(target);
  forgetDraft(target);
  if (draft && !(isSame(draft.value, sent.value) && draft.body === sent.body))
    keepDraft(saved, since(draft, saved, sent));
}
