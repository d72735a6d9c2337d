import { startDryRun } from "../browser/analytics/start-analytics";
import { readStored, removeStored, writeStored } from "../browser/storage/storage";

/** Whether the inspector is on: `?inspecteur=1` turns it on for the tab, `?inspecteur=0` off. */
function isWanted(): boolean {
  const requested = new URLSearchParams(window.location.search).get("inspecteur");
  if (requested === "1") writeStored("inspecteur", "1");
  if (requested === "0") removeStored("inspecteur");
  return readStored("inspecteur") !== null;
}

/** Loads the inspector if it is on. */
export function startInspector(): void {
  if (!isWanted()) return;
  import("./mount-inspector").then(
    ({ mountInspector }) => {
      mountInspector();
      startDryRun();
    },
    (reason: unknown) => console.info("Inspecteur indisponible", reason),
  );
}
