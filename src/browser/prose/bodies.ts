const bodies = new Map<string, string>();

/** Those on their way. */
const requests = new Map<string, Promise<string>>();

/** The body already at hand: fetched earlier in this visit, or standing in the page's HTML. */
export function knownBody(source: string): string | undefined {
  if (typeof document === "undefined") return undefined;
  const known = bodies.get(source) ?? document.querySelector(`[data-body="${source}"]`)?.innerHTML;
  if (known) bodies.set(source, known);
  return known || undefined;
}

/** A text of a few KiB that has not come by then will not, in milliseconds: its page says so. */
const patience = 10_000;

async function request(source: string): Promise<string> {
  try {
    const response = await fetch(source, { signal: AbortSignal.timeout(patience) });
    if (!response.ok) throw new Error(`${source} answered ${response.status}`);
    const body = await response.text();
    bodies.set(source, body);
    return body;
  } finally {
    requests.delete(source);
  }
}

/**
 * Fetches the body of an article or a legal page, for client-side navigation; once, however often it is asked for.
 *
 * @throws {Error} when the network or the server fails, or says nothing.
 */
export async function fetchBody(source: string): Promise<string> {
  const known = knownBody(source);
  if (known !== undefined) return known;
  const underWay = requests.get(source) ?? request(source);
  requests.set(source, underWay);
  return underWay;
}
