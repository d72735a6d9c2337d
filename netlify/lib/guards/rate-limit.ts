import { isIPv6 } from "node:net";
import { ContactRefusal } from "./contact-refusal";

/** Requests per `window` (milliseconds): enough for a company behind one IP address. */
const defaultLimit = { max: 60, window: 10 * 60_000 };

/** Maximum number of IP addresses kept in memory; beyond, all counts restart. */
const maxAddresses = 10_000;

/** A subscriber's whole IPv6 /64 counts as one address, or a single person could use millions. */
function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "");
  if (!isIPv6(plain)) return plain;
  const [left = [], right = []] = plain.split("::").map((half) => half.split(":").filter(Boolean));
  const zeros = Array<string>(8 - left.length - right.length).fill("0");
  return [...left, ...zeros, ...right].slice(0, 4).join(":");
}

/** Counts a request; returns a refusal when it exceeds the limit. */
export type RateLimiter = (address: string) => ContactRefusal | undefined;

/**
 * An in-memory rate limit by IP address; refusals have a `Retry-After`. `now` is a monotonic clock
 * (milliseconds), immune to clock changes.
 */
export function createRateLimiter({ max, window } = defaultLimit, now = () => performance.now()): RateLimiter {
  const counts = new Map<string, number>();
  let end = 0;
  return (address) => {
    if (now() >= end || counts.size >= maxAddresses) {
      counts.clear();
      end = now() + window;
    }
    const network = networkOf(address);
    const count = (counts.get(network) ?? 0) + 1;
    counts.set(network, count);
    if (count <= max) return undefined;
    return new ContactRefusal(
      429,
      "Trop de messages viennent de votre connexion. Veuillez patienter avant de réessayer.",
      {
        headers: { "Retry-After": String(Math.ceil((end - now()) / 1000)) },
      },
    );
  };
}
