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

/** What a draft is about: a file, an entry of a list, or a new entry; not a place in a list, which moves. */
export type Subject = Pick<Target, "type" | "file" | "id">;

/** What is typed, and what was given up and may be resumed. */
const prefixes = { draft: "studio:draft:", abandoned: "studio:abandoned:" } as const;
type Kind = keyof typeof prefixes;

const keyOf = (kind: Kind, { type, file, id }: Subject) => prefixes[kind] + JSON.stringify([type, file, id]);

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

const read = (kind: Kind, subject: Subject): unknown =>
  tryStorage(() => JSON.parse(localStorage.getItem(keyOf(kind, subject)) ?? "null") as unknown, null);

const write = (kind: Kind, subject: Subject, stored: unknown): boolean =>
  tryStorage(() => {
    localStorage.setItem(keyOf(kind, subject), JSON.stringify(stored));
    return true;
  }, false);

const erase = (kind: Kind, subject: Subject) =>
  tryStorage(() => localStorage.removeItem(keyOf(kind, subject)), undefined);

export const readDraft = (subject: Subject) => (read("draft", subject) as Draft | null) ?? undefined;
/** @returns whether the browser keeps it. */
export const saveDraft = (subject: Subject, draft: Draft) => write("draft", subject, draft);
export const deleteDraft = (subject: Subject) => erase("draft", subject);

/** At most this many are kept for an entry. */
const maxAbandoned = 5;

/** What was given up, latest first. */
export const readAbandoned = (subject: Subject) => (read("abandoned", subject) as Draft[] | null) ?? [];
/** @returns whether the browser keeps it. */
export const addAbandoned = (subject: Subject, draft: Draft) =>
  write("abandoned", subject, [draft, ...readAbandoned(subject)].slice(0, maxAbandoned));
/** Forgets the latest. */
export function forgetAbandoned(subject: Subject): void {
  const [, ...others] = readAbandoned(subject);
  if (others.length > 0) write("abandoned", subject, others);
  else erase("abandoned", subject);
}

/** What has a draft. */
export const draftedSubjects = (): Subject[] =>
  tryStorage(() => Object.keys(localStorage), [])
    .filter((key) => key.startsWith(prefixes.draft))
    .map((key) => {
      const [type, file, id] = JSON.parse(key.slice(prefixes.draft.length)) as [string, string | null, string | null];
      return { type, file, id };
    });
