import type { StorageKey } from "../shared/storage-keys";
import { readStored, writeStored } from "./storage/storage";

const KEY: StorageKey = "projects-view-mode";

/** As stored (docs/contrat.md, «Stockage du navigateur»): `grid` is «Détaillé». */
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
 * Source of an inline script that the parser runs before the cards that follow are painted: sets
 * `data-mode` on its parent to the stored mode, instead of the prerendered `compact`. After
 * hydration, the wrong mode would flash and the layout shift. The script does not run when React
 * renders it in the browser.
 */
export const applyStoredViewMode = `try{localStorage.getItem("${KEY}")==="grid"&&document.currentScript.parentElement.setAttribute("data-mode","grid")}catch{}`;
