/** What can be logged of an error: `smtp 550`, `ECONNREFUSED`, or its name. Its message may quote an address. */
export function errorCode(error: unknown): string {
  if (typeof error !== "object" || error === null) return "unknown";
  if ("responseCode" in error && typeof error.responseCode === "number") return `smtp ${error.responseCode}`;
  if ("code" in error && typeof error.code === "string") return error.code;
  return "name" in error && typeof error.name === "string" ? error.name : "unknown";
}
