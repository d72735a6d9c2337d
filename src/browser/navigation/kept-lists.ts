/** What the visitor chose to see of a list, and which of its items that shows, by index. */
type Kept = { choice: unknown; shown: readonly number[] };
type KeptLists = Readonly<Record<string, Kept | undefined>>;

/** In the entry of the history, so that back, forward and reload find the lists of a page as they were left. */
const inEntry = (): KeptLists => (window.history.state as { lists?: KeptLists } | null)?.lists ?? {};

let lists: KeptLists | undefined;

function writeEntry(): void {
  try {
    window.history.replaceState({ ...(window.history.state as object | null), lists }, "");
  } catch {
    // Safari counts a hundred in half a minute: the list is then found as it was before.
  }
}

/** The choice that was kept for a list; undefined on a first visit. */
export const keptChoice = (list: string): unknown => inEntry()[list]?.choice;

/** Keeps a choice, in the entries that anchors add after it too. */
export function keepChoice(list: string, choice: unknown, shown: readonly number[]): void {
  if (!lists) window.addEventListener("hashchange", writeEntry);
  lists = { ...(lists ?? inEntry()), [list]: { choice, shown } };
  writeEntry();
}

/**
 * Source of an inline script, run by the parser after a list, in the same element: hides what was hidden, before the
 * browser goes back to where the page was left. It does not run when React renders it in the browser.
 */
export const applyKept = (list: string): string =>
  `try{let{shown:s}=history.state.lists.${list},u=document.currentScript.parentElement.querySelector("ul");u.dataset.kept="";[...u.children].forEach((c,i)=>c.hidden=!s.includes(i))}catch{}`;
