import { isIPv6 } from "node:net";
import { Refusal } from "./refusal";

/** A company behind one address can write; a flood can't: 60 in ten minutes (`window` in milliseconds). */
const defaultLimit = { most: 60, window: 10 * 60_000 };

/** Addresses remembered at most. */
const longestMemory = 10_000;

/** A subscriber has a whole /64 of IPv6: all of it counts as one address. */
function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "");
  if (!isIPv6(plain)) return plain;
  const [left = [], right = []] = plain.split("::").map((half) => half.split(":").filter(Boolean));
  const zeros = Array<string>(8 - left.length - right.length).fill("0");
  return [...left, ...zeros, ...right].slice(0, 4).join(":");
}

/** Counts a request; the refusal of one in excess. */
export type RateLimiter = (address: string) => Refusal | undefined;

/**
 * Counts requests by address, in memory only, and refuses those in excess, telling when to come back.
 * `now` is a clock that nobody sets (milliseconds): a jump must not refuse everybody.
 */
export function createRateLimiter({ most, window } = defaultLimit, now = () => performance.now()): RateLimiter {
  const counts = new Map<string, number>();
  let end = 0;
  return (address) => {
    if (now() >= end || counts.size >= longestMemory) {
      counts.clear();
      end = now() + window;
    }
    const network = networkOf(address);
    const count = (counts.get(network) ?? 0) + 1;
    counts.set(network, count);
    if (count <= most) return undefined;
    return new Refusal(429, "Trop de messages viennent de votre connexion. Veuillez patienter avant de réessayer.", {
      headers: { "Retry-After": String(Math.ceil((end - now()) / 1000)) },
    });
  };
}
