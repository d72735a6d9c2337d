import type { LaunchLine, LaunchView, Target } from "../../protocol";

/** What of an entry is still a sample: all of it, or some of its fields. */
export const samplesOf = (launch: LaunchView | null | undefined, { file, id }: Target): LaunchLine[] =>
  (launch?.groups ?? [])
    .flatMap(({ lines, sets }) => [...lines, ...sets.flatMap((set) => set.lines)])
    .filter(({ isSample, target }) => isSample && target?.file === file && target.id === id);
