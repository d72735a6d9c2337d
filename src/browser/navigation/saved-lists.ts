/** What the visitor chose to see of a list, and the indexes of the items then shown. */
type SavedList = { choice: unknown; shown: readonly number[] };
type SavedLists = Readonly<Record<string, SavedList | undefined>>;

/** The lists in the history entry: back, forward and reload restore the lists of a page as they were left. */
const readEntry = (): SavedLists => (window.history.state as { lists?: SavedLists } | null)?.lists ?? {};

let lists: SavedLists | undefined;

function writeEntry(): void {
  try {
    window.history.replaceState({ ...(window.history.state as object | null), lists }, "");
  } catch {
    // Safari throws after 100 calls in 30 seconds: the list is then restored as it was before this choice.
  }
}

/** The saved choice for a list; undefined on a first visit. */
export const savedListChoice = (list: string): unknown => readEntry()[list]?.choice;

/** Saves a choice in this history entry, and in those that anchors add after it. */
export function saveListChoice(list: string, choice: unknown, shown: readonly number[]): void {
  if (!lists) window.addEventListener("hashchange", writeEntry);
  lists = { ...(lists ?? readEntry()), [list]: { choice, shown } };
  writeEntry();
}

/**
 * Source of an inline script that the parser runs after a list, in the same parent: hides the items that were hidden,
 * before the browser restores the scroll position. The script does not run when React renders it in the browser.
 */
export const applySavedList = (list: string): string =>
  `try{let{shown:s}=history.state.lists.${list},u=document.currentScript.parentElement.querySelector("ul");u.dataset.kept="";[...u.children].forEach((c,i)=>c.hidden=!s.includes(i))}catch{}`;
