import { useEffect, useState } from "react";
import type { LaunchView, ProjectView } from "../../protocol";
import { messageOf, read } from "../api";

/** The launch list, read again with the project; null if it can't be read. */
export function useLaunch(project: ProjectView | undefined, onFailure: (message: string) => void) {
  const [launch, setLaunch] = useState<LaunchView | null>();
  useEffect(() => {
    if (!project) return;
    let current = true;
    void read<LaunchView>("launch").then(
      (view) => current && setLaunch(view),
      (error: unknown) => {
        if (!current) return;
        setLaunch(null);
        onFailure(messageOf(error));
      },
    );
    return () => {
      current = false;
    };
  }, [project, onFailure]);
  return launch;
}
