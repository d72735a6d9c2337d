import type { Fields, Target } from "../protocol";

/** What is typed and not saved: kept by this browser, so that a reload loses nothing. */
export type Draft = {
  version: string | null;
  /** What the entry held when it was opened. */
  base: Fields;
  baseBody: string | null;
  value: Fields;
  body: string | null;
  staged: Record<string, string>;
};

const prefix = "studio:";

const keyOf = ({ type, file, index }: Target) => `${prefix}${JSON.stringify([type, file, index])}`;

/** Storage may be full or refused: the draft then lasts as long as the page. */
function attempt<Result>(task: () => Result, otherwise: Result): Result {
  try {
    return task();
  } catch {
    return otherwise;
  }
}

export const readDraft = (target: Target): Draft | undefined =>
  attempt(() => JSON.parse(localStorage.getItem(keyOf(target)) ?? "null") as Draft | null, null) ?? undefined;

export const keepDraft = (target: Target, draft: Draft) =>
  attempt(() => localStorage.setItem(keyOf(target), JSON.stringify(draft)), undefined);

export const forgetDraft = (target: Target) => attempt(() => localStorage.removeItem(keyOf(target)), undefined);

/** Every entry that has a draft. */
export const draftedTargets = (): Target[] =>
  attempt(() => Object.keys(localStorage), [])
    .filter((key) => key.startsWith(prefix))
    .map((key) => {
      const [type, file, index] = JSON.parse(key.slice(prefix.length)) as [string, string | null, number | null];
      return { type, file, index };
    });

/** Drafts of a list follow their entries when those change places; `undefined` drops one. */
export function moveDrafts(file: string, newIndex: (index: number) => number | undefined): void {
  const moved = draftedTargets().flatMap((target) => {
    if (target.file !== file || target.index === null) return [];
    const draft = readDraft(target);
    forgetDraft(target);
    const index = newIndex(target.index);
    return draft && index !== undefined ? [{ target: { ...target, index }, draft }] : [];
  });
  for (const { target, draft } of moved) keepDraft(target, draft);
}
