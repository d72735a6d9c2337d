/** What a browser may tell of the network (Network Information API); not all do. */
type Connection = { saveData?: boolean; effectiveType?: string; type?: string };

/** Whether what is fetched before it is asked for could cost the visitor money, or delay what was asked for. */
export function isConnectionDear(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  if (!connection) return false;
  const { saveData, effectiveType = "4g", type } = connection;
  return saveData === true || effectiveType !== "4g" || type === "cellular";
}
