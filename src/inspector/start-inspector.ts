import { rehearseAnalytics } from "../browser/analytics/start-analytics";
import { readStored, removeStored, writeStored } from "../browser/storage/storage";

/** `?inspecteur=1` asks for it and `?inspecteur=0` sends it away, for as long as the tab lives. */
function isWanted(): boolean {
  const asked = new URLSearchParams(window.location.search).get("inspecteur");
  if (asked === "1") writeStored("inspecteur", "1");
  if (asked === "0") removeStored("inspecteur");
  return readStored("inspecteur") !== null;
}

/** Loads the inspector for those who ask for it; for anyone else nothing is loaded or added to the page. */
export function startInspector(): void {
  if (!isWanted()) return;
  import("./mount-inspector").then(
    ({ mountInspector }) => {
      mountInspector();
      rehearseAnalytics();
    },
    (reason: unknown) => console.info("Inspecteur indisponible", reason),
  );
}
