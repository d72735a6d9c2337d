import { type Sources, sourcesOn } from "../../src/content/validate/sources";

/** The edited project: root, files, and a queue of changes. */
export type Project = {
  root: string;
  sources: Sources;
  /** Runs a task after the previous ones have settled. */
  enqueue: <Result>(task: () => Promise<Result> | Result) => Promise<Result>;
};

export function openProject(root: string): Project {
  let last: Promise<unknown> = Promise.resolve();
  const enqueue: Project["enqueue"] = (task) => {
    const turn = last.then(task);
    last = turn.catch(() => undefined);
    return turn;
  };
  return { root, sources: sourcesOn(root), enqueue };
}
