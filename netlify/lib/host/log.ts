/** A log entry: it must never contain a name, an address, a message or a secret. */
export type LogEntry = {
  event: string;
  /** The message's id in the inbox. */
  id?: string;
  status?: number;
  /** A code, not a message: a server's response may quote addresses. */
  reason?: string;
  count?: number;
};

export type Log = (entry: LogEntry) => void;

/** Logs one JSON object per line, for Netlify's log viewer and `grep`. */
export const logLine: Log = (entry) => {
  console.log(JSON.stringify({ at: new Date().toISOString(), ...entry }));
};

/** The loggable part of an error: `smtp 550`, `ECONNREFUSED`, or its name. Its message may quote an address. */
export function errorCode(error: unknown): string {
  if (typeof error !== "object" || error === null) return "unknown";
  if ("responseCode" in error && typeof error.responseCode === "number") return `smtp ${error.responseCode}`;
  if ("code" in error && typeof error.code === "string") return error.code;
  return "name" in error && typeof error.name === "string" ? error.name : "unknown";
}
