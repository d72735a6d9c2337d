import { useEffect, useState } from "react";
import type { Target } from "../protocol";
import { deleteDraft, saveDraft } from "./drafts";
import { draftOf, type EntryState } from "./entry-state";

/**
 * Keeps what is typed in the browser's storage, until it is saved.
 *
 * @returns whether it would be lost on leaving: the storage is full or blocked. Leaving then asks first.
 */
export function useKeptDraft(target: Target, state: EntryState | undefined, dirty: boolean): boolean {
  const [refused, setRefused] = useState(false);
  useEffect(() => {
    if (!state) return;
    const isKept = !dirty || saveDraft(target, draftOf(state));
    if (!dirty) deleteDraft(target);
    const timer = setTimeout(() => setRefused(!isKept));
    return () => clearTimeout(timer);
  }, [state, dirty, target]);

  const lost = dirty && refused;
  useEffect(() => {
    if (!lost) return;
    const stop = new AbortController();
    window.addEventListener("beforeunload", (event) => event.preventDefault(), { signal: stop.signal });
    return () => stop.abort();
  }, [lost]);
  return lost;
}
