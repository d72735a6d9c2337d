const bodies = new Map<string, string>();

/** The body already at hand: shown earlier in this visit, or standing in the page's HTML. */
export function knownBody(source: string): string | undefined {
  if (typeof document === "undefined") return undefined;
  const known = bodies.get(source) ?? document.querySelector(`[data-body="${source}"]`)?.innerHTML;
  if (known) bodies.set(source, known);
  return known || undefined;
}

/**
 * Fetches the body of an article or a legal page, for client-side navigation.
 *
 * @throws {Error} when the network or the server fails.
 */
export async function fetchBody(source: string): Promise<string> {
  const response = await fetch(source);
  if (!response.ok) throw new Error(`${source} answered ${response.status}`);
  const body = await response.text();
  bodies.set(source, body);
  return body;
}
