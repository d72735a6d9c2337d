import type { StorageKey } from "./storage/keys";
import { readStored, writeStored } from "./storage/storage";

const KEY: StorageKey = "projects-view-mode";

/** How the portfolio shows its cases (docs/contrat.md, «Dans la page»). */
export type ViewMode = "compact" | "grid";

/** The mode chosen on an earlier visit; anything but `grid` or `compact` is ignored. */
export function storedViewMode(): ViewMode | null {
  const stored = readStored(KEY);
  return stored === "grid" || stored === "compact" ? stored : null;
}

export function storeViewMode(mode: ViewMode): void {
  writeStored(KEY, mode);
}

/**
 * Text of an inline script. It runs while the page is being read, before the cards that follow
 * it are painted: on its parent it replaces the prebuilt `data-mode="compact"` by the stored
 * choice. Waiting for hydration would show the wrong mode for a moment to who lands on the
 * portfolio, and then move what stands below. Never runs when React renders it in the browser.
 */
export const applyStoredViewMode = `try{localStorage.getItem("${KEY}")==="grid"&&document.currentScript.parentElement.setAttribute("data-mode","grid")}catch{}`;
