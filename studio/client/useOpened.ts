import { useState } from "react";
import type { Target } from "../protocol";
import { moveDrafts } from "./drafts";
import type { Shown } from "./Preview";

/** What is edited: each opening is a visit, for which the editor is made anew. */
type Opened = { visit: number; target?: Target; left?: Target; takesFocus: boolean };

/** The entry under edition, and the page beside it. */
export function useOpened(firstPage: string) {
  const [{ visit, target, left, takesFocus }, setOpened] = useState<Opened>({ visit: 0, takesFocus: false });
  const [page, setPage] = useState<Shown>({ path: firstPage, visit: 0 });

  const open = (next: Target | undefined) =>
    setOpened((former) => ({ visit: former.visit + 1, target: next, left: former.target, takesFocus: true }));
  /** The entry that a visit opened has been saved, in a place of its own if it had none: the visit goes on. */
  const settle = (visited: number, saved: Target) =>
    setOpened((former) => (former.visit === visited ? { ...former, target: saved } : former));
  const show = (path: string) => setPage((former) => ({ path, visit: former.visit + 1 }));

  /** Entries of a list changed places: their drafts follow, and so does what is open. */
  const follow = (file: string, newIndex: (index: number) => number | undefined) => {
    moveDrafts(file, newIndex);
    setOpened((former) => {
      if (former.target?.file !== file || former.target.index === null) return former;
      const index = newIndex(former.target.index);
      const next = index === undefined ? undefined : { ...former.target, index };
      return { visit: former.visit + 1, target: next, takesFocus: false };
    });
  };
  return { target, left, visit, takesFocus, page, show, open, settle, follow };
}
