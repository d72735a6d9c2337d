import { type Sources, sourcesOn } from "../../src/content/validate/sources";

/** The project under edition: where it is, what is in it, and one change at a time. */
export type Project = {
  root: string;
  sources: Sources;
  /** Runs a task once those before it have ended, well or not. */
  inTurn: <Result>(task: () => Promise<Result> | Result) => Promise<Result>;
};

export function openProject(root: string): Project {
  let last: Promise<unknown> = Promise.resolve();
  const inTurn: Project["inTurn"] = (task) => {
    const turn = last.then(task);
    last = turn.catch(() => undefined);
    return turn;
  };
  return { root, sources: sourcesOn(root), inTurn };
}
