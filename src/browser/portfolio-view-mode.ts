import type { StorageKey } from "../shared/storage-keys";
import { readStored, writeStored } from "./storage/storage";

const KEY: StorageKey = "projects-view-mode";

/** As stored (docs/contrat.md, «Dans la page»): `grid` is «Détaillé». */
export type ViewMode = "compact" | "grid";

/** The stored mode; any value but `grid` or `compact` is ignored. */
export function storedViewMode(): ViewMode | null {
  const stored = readStored(KEY);
  return stored === "grid" || stored === "compact" ? stored : null;
}

export function storeViewMode(mode: ViewMode): void {
  writeStored(KEY, mode);
}

/**
 * Source of an inline script, run by the parser before the cards that follow are painted: it sets
 * `data-mode` on its parent to the stored mode, instead of the prerendered `compact`. Doing so
 * after hydration would flash the wrong mode and shift the layout. It does not run when React
 * renders it in the browser.
 */
export const applyStoredViewMode = `try{localStorage.getItem("${KEY}")==="grid"&&document.currentScript.parentElement.setAttribute("data-mode","grid")}catch{}`;
