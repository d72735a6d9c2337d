/** What a line of the log may tell: never a name, an address, a text, or a secret. */
export type LogEntry = {
  event: string;
  /** The message's id in the inbox. */
  id?: string;
  status?: number;
  /** A code, not a sentence: a server's answer may quote addresses. */
  reason?: string;
  count?: number;
  suspicions?: string[];
};

export type Log = (entry: LogEntry) => void;

/** One JSON object a line, which Netlify's log viewer and `grep` both read. */
export const logLine: Log = (entry) => {
  console.log(JSON.stringify({ at: new Date().toISOString(), ...entry }));
};
