import { useCallback, useEffect, useState } from "react";
import type { ProjectView } from "../protocol";
import { messageOf, read } from "./api";
import { draftedTargets } from "./drafts";

/** The project's collections, and the drafts, as last read. */
export function useProject(onFailure: (message: string) => void) {
  const [project, setProject] = useState<ProjectView>();
  const [drafts, setDrafts] = useState(draftedTargets);
  const showDrafts = useCallback(() => setDrafts(draftedTargets()), []);
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
  }, [load]);
  return { project, drafts, load, showDrafts };
}
