import type { FormContent, Target } from "../protocol";

/** What a draft is about: a file, an entry of a list, or a new entry; not a place in a list, which moves. */
export type Subject = Pick<Target, "type" | "file" | "id">;

const prefix = "studio:draft:";

const keyOf = ({ type, file, id }: Subject) => prefix + JSON.stringify([type, file, id]);

export const isSameSubject = (a: Subject | undefined, b: Subject) =>
  a?.type === b.type && a.file === b.file && a.id === b.id;

/** Storage may be full or blocked. */
function tryStorage<Result>(task: () => Result, otherwise: Result): Result {
  try {
    return task();
  } catch {
    return otherwise;
  }
}

export const readDraft = (subject: Subject): FormContent | undefined =>
  tryStorage(
    () => (JSON.parse(localStorage.getItem(keyOf(subject)) ?? "null") as FormContent | null) ?? undefined,
    undefined,
  );

/** Keeps unsaved changes in the browser, to survive a reload; returns whether it does. */
export const saveDraft = (draft: FormContent): boolean =>
  tryStorage(() => {
    localStorage.setItem(keyOf(draft), JSON.stringify(draft));
    return true;
  }, false);

export const deleteDraft = (subject: Subject) => tryStorage(() => localStorage.removeItem(keyOf(subject)), undefined);

/** What has a draft. */
export const draftedSubjects = (): Subject[] =>
  tryStorage(() => Object.keys(localStorage), [])
    .filter((key) => key.startsWith(prefix))
    .map((key) => {
      const [type, file, id] = JSON.parse(key.slice(prefix.length)) as [string, string | null, string | null];
      return { type, file, id };
    });

/**
 * Turns the draft of an entry that no longer exists into the draft of a new entry; the draft of a new entry stays as it
 * is.
 *
 * @returns the target to open; undefined if the browser could not keep it.
 */
export function resumeAsNew(subject: Subject): Target | undefined {
  const draft = readDraft(subject);
  if (!draft) return undefined;
  const target: Target = { type: subject.type, file: null, index: null, id: subject.id ?? subject.file };
  const baseBody = draft.body === null ? null : "";
  if (!saveDraft({ ...draft, ...target, version: null, base: {}, baseBody })) return undefined;
  if (subject.file !== null) deleteDraft(subject);
  return target;
}
