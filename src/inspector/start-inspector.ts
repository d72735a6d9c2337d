import { startDryRun } from "../browser/analytics/start-analytics";
import { readStored, removeStored, writeStored } from "../browser/storage/storage";

/** `?inspecteur=1` turns the inspector on, `?inspecteur=0` off; remembered for the tab. */
function isWanted(): boolean {
  const asked = new URLSearchParams(window.location.search).get("inspecteur");
  if (asked === "1") writeStored("inspecteur", "1");
  if (asked === "0") removeStored("inspecteur");
  return readStored("inspecteur") !== null;
}

/** Loads the inspector if it is turned on; nothing otherwise. */
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
