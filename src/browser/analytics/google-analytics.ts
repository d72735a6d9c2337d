import { cookieNames } from "./cookies";

/**
 * The script that is in the page outlives the consent. With «denied» alone it would go on sending pings
 * without cookies; Google's own switch, one property a data stream, silences it without a reload
 * (https://developers.google.com/analytics/devguides/collection/ga4/disable-analytics).
 * The streams in use are read from their cookies: `_ga_ABC123` belongs to `G-ABC123`.
 */
const streamCookie = /^_ga_[A-Z0-9]+$/;
const streams = new Set<string>();

export function allowGoogleAnalytics(allowed: boolean): void {
  for (const name of cookieNames(streamCookie)) streams.add(name.replace("_ga_", ""));
  const switches = window as unknown as Record<string, boolean>;
  for (const stream of streams) switches[`ga-disable-G-${stream}`] = !allowed;
}
