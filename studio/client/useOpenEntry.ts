import { useState } from "react";
import type { Target } from "../protocol";
import type { Shown } from "./Preview";

/** The open entry; the editor is remounted for each `visit`. */
type OpenEntry = { visit: number; target?: Target; field?: string; lastOpened?: Target; takesFocus: boolean };

/** The open entry, and the previewed page. */
export function useOpenEntry(firstPage: string) {
  const [{ visit, target, field, lastOpened, takesFocus }, setOpened] = useState<OpenEntry>({
    visit: 0,
    takesFocus: false,
  });
  const [page, setPage] = useState<Shown>({ path: firstPage, visit: 0 });

  /** @param field to go to, once the form is there. */
  const open = (next: Target | undefined, field?: string) =>
    setOpened((former) => ({
      visit: former.visit + 1,
      target: next,
      field,
      lastOpened: former.target,
      takesFocus: true,
    }));
  /** Updates the target once saved, as a new entry now has a file or an index; same visit. */
  const setSavedTarget = (visited: number, saved: Target) =>
    setOpened((former) => (former.visit === visited ? { ...former, target: saved } : former));
  const show = (path: string) => setPage((former) => ({ path, visit: former.visit + 1 }));

  return { target, field, lastOpened, visit, takesFocus, page, show, open, setSavedTarget };
}
