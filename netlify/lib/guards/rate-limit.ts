import { isIPv6 } from "node:net";
import { Refusal } from "./refusal";

export type RateLimit = {
  /** Requests an address may send in a window. */
  most: number;
  /** How long a window lasts (milliseconds). */
  window: number;
};

/** A company behind one address can write; a flood can't: 60 in ten minutes. */
export const defaultRateLimit: RateLimit = { most: 60, window: 10 * 60_000 };

/** Addresses remembered at most. */
const longestMemory = 10_000;

/** A subscriber has a whole /64 of IPv6: all of it counts as one address. */
function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "");
  if (!isIPv6(plain)) return plain;
  const [head = "", tail] = plain.split("::");
  const left = head.split(":").filter(Boolean);
  const right = tail === undefined ? [] : tail.split(":").filter(Boolean);
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill("0");
  return [...left, ...zeros, ...right].slice(0, 4).join(":");
}

/** Counts a request; the refusal of one in excess. */
export type RateLimiter = (address: string) => Refusal | undefined;

/**
 * Counts requests by address, in memory only, and refuses those in excess, telling when to come back.
 *
 * @param now milliseconds by a clock that nobody sets: a jump must not refuse everybody.
 */
export function createRateLimiter({ most, window }: RateLimit, now = () => performance.now()): RateLimiter {
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
