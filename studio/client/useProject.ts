import { useCallback, useEffect, useState } from "react";
import type { LaunchView, ProjectView } from "../protocol";
import { messageOf, read } from "./api";
import { draftedSubjects } from "./drafts";

/** The project's collections, the launch list (null if it can't be read) and the drafts, as last read. */
export function useProject(onFailure: (message: string) => void) {
  const [project, setProject] = useState<ProjectView>();
  const [launch, setLaunch] = useState<LaunchView | null>();
  const [drafts, setDrafts] = useState(draftedSubjects);
  const showDrafts = useCallback(() => setDrafts(draftedSubjects()), []);
  const load = useCallback(async () => {
    const fail = (error: unknown) => {
      onFailure(messageOf(error));
      return undefined;
    };
    const view = await read<ProjectView>("project").catch(fail);
    const tasks = await read<LaunchView>("launch").catch(fail);
    if (view) setProject(view);
    setLaunch(tasks ?? null);
    showDrafts();
  }, [showDrafts, onFailure]);
  useEffect(() => {
    const timer = setTimeout(() => void load());
    // Another tab, or a pull, may have changed them.
    const stop = new AbortController();
    window.addEventListener("storage", showDrafts, { signal: stop.signal });
    window.addEventListener("focus", () => void load(), { signal: stop.signal });
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [load, showDrafts]);
  return { project, launch, drafts, load, showDrafts };
}
