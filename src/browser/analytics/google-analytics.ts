import { cookieNames } from "./cookies";

/**
 * Google's script stays in the page after consent is withdrawn. With «denied» alone it would keep
 * sending cookieless pings; Google's opt-out property, one per data stream, stops them without a
 * reload (https://developers.google.com/analytics/devguides/collection/ga4/disable-analytics). The
 * streams in use are read from their cookies: `_ga_ABC123` belongs to `G-ABC123`.
 */
const streamCookie = /^_ga_[A-Z0-9]+$/;
const streams = new Set<string>();

export function allowGoogleAnalytics(allowed: boolean): void {
  for (const name of cookieNames(streamCookie)) streams.add(name.replace("_ga_", ""));
  const switches = window as unknown as Record<string, boolean>;
  for (const stream of streams) switches[`ga-disable-G-${stream}`] = !allowed;
}
