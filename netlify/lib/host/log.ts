/** What a line of the log may tell: never a name, an address, a text, or a secret. */
export type LogEntry = {
  event: string;
  /** The message's id in the inbox. */
  id?: string;
  status?: number;
  /** A code, not a sentence: a server's answer may quote addresses. */
  reason?: string;
  count?: number;
};

export type Log = (entry: LogEntry) => void;

/** One JSON object a line, which Netlify's log viewer and `grep` both read. */
export const logLine: Log = (entry) => {
  console.log(JSON.stringify({ at: new Date().toISOString(), ...entry }));
};

/** What can be logged of an error: `smtp 550`, `ECONNREFUSED`, or its name. Its message may quote an address. */
export function errorCode(error: unknown): string {
  if (typeof error !== "object" || error === null) return "unknown";
  if ("responseCode" in error && typeof error.responseCode === "number") return `smtp ${error.responseCode}`;
  if ("code" in error && typeof error.code === "string") return error.code;
  return "name" in error && typeof error.name === "string" ? error.name : "unknown";
}
