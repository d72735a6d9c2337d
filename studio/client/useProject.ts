import { useCallback, useEffect, useState } from "react";
import type { ProjectView } from "../protocol";
import { messageOf, read } from "./api";
import { draftedSubjects } from "./drafts";

/** The project's collections, and the drafts, as last read. */
export function useProject(onFailure: (message: string) => void) {
  const [project, setProject] = useState<ProjectView>();
  const [drafts, setDrafts] = useState(draftedSubjects);
  const showDrafts = useCallback(() => setDrafts(draftedSubjects()), []);
  const load = useCallback(
    () =>
      read<ProjectView>("project").then(
        (view) => {
          setProject(view);
          showDrafts();
        },
        (error: unknown) => onFailure(messageOf(error)),
      ),
    [showDrafts, onFailure],
  );
  useEffect(() => {
    void load();
    // Another tab, or a pull, may have changed them.
    const stop = new AbortController();
    window.addEventListener("storage", showDrafts, { signal: stop.signal });
    window.addEventListener("focus", () => void load(), { signal: stop.signal });
    return () => stop.abort();
  }, [load, showDrafts]);
  return { project, drafts, load, showDrafts };
}
