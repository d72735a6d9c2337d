import { cookieNames } from "./cookies";

/**
 * Google's script stays in the page after consent is withdrawn. With «denied» alone it would keep
 * sending cookieless pings; Google's opt-out property, one per data stream, stops them without a
 * reload (https://developers.google.com/analytics/devguides/collection/gtagjs/user-opt-out).
 */
const streams = new Set<string>();

const isStream = (id: string | undefined): id is string => id !== undefined && /^G-[A-Z0-9]+$/.test(id);

type Google = {
  google_tag_manager?: object;
  google_tag_data?: { tidr?: { destination?: object } };
};

/**
 * The streams in use: those that Google's scripts registered, those whose script is being loaded, and those that left a
 * cookie, `_ga_ABC123` for `G-ABC123`. Cookies alone are not enough: another tab may have deleted them.
 */
function currentStreams(): string[] {
  const { google_tag_manager: containers = {}, google_tag_data: data } = window as Google;
  const requested = [...document.scripts].map(({ src }) => /\/gtag\/js\?(?:.*&)?id=([^&]+)/.exec(src)?.[1]);
  const cookies = cookieNames(/^_ga_/).map((name) => name.replace("_ga_", "G-"));
  const registered = [...Object.keys(containers), ...Object.keys(data?.tidr?.destination ?? {})];
  return [...registered, ...requested, ...cookies].filter(isStream);
}

/** Allows or forbids sending for the streams in use; to call again once a script has loaded, which may add a stream. */
export function setGoogleAnalyticsAllowed(allowed: boolean): void {
  for (const stream of currentStreams()) streams.add(stream);
  const switches = window as unknown as Record<string, boolean>;
  for (const stream of streams) switches[`ga-disable-${stream}`] = !allowed;
}
