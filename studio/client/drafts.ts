import type { Fields, Target } from "../protocol";

/** Unsaved changes, stored in the browser to survive a reload. */
export type Draft = {
  version: string | null;
  /** The entry as it was when opened. */
  base: Fields;
  baseBody: string | null;
  value: Fields;
  body: string | null;
  staged: Record<string, string>;
};

const prefix = "studio:";

const keyOf = ({ type, file, index }: Target) => `${prefix}${JSON.stringify([type, file, index])}`;

/** Storage may be full or blocked: drafts are then lost on reload. */
function tryStorage<Result>(task: () => Result, otherwise: Result): Result {
  try {
    return task();
  } catch {
    return otherwise;
  }
}

export const readDraft = (target: Target): Draft | undefined =>
  tryStorage(() => JSON.parse(localStorage.getItem(keyOf(target)) ?? "null") as Draft | null, null) ?? undefined;

export const saveDraft = (target: Target, draft: Draft) =>
  tryStorage(() => localStorage.setItem(keyOf(target), JSON.stringify(draft)), undefined);

export const deleteDraft = (target: Target) => tryStorage(() => localStorage.removeItem(keyOf(target)), undefined);

/** The entries that have a draft. */
export const draftedTargets = (): Target[] =>
  tryStorage(() => Object.keys(localStorage), [])
    .filter((key) => key.startsWith(prefix))
    .map((key) => {
      const [type, file, index] = JSON.parse(key.slice(prefix.length)) as [string, string | null, number | null];
      return { type, file, index };
    });

/** Updates the drafts of a list when its indexes change; `undefined` deletes a draft. */
export function moveDrafts(file: string, newIndex: (index: number) => number | undefined): void {
  const moved = draftedTargets().flatMap((target) => {
    if (target.file !== file || target.index === null) return [];
    const draft = readDraft(target);
    deleteDraft(target);
    const index = newIndex(target.index);
    return draft && index !== undefined ? [{ target: { ...target, index }, draft }] : [];
  });
  for (const { target, draft } of moved) saveDraft(target, draft);
}
