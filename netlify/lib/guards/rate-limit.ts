import { isIPv6 } from "node:net";
import { Refusal } from "./refusal";

export type RateLimit = {
  /** Requests an address may send at once. */
  burst: number;
  /** Milliseconds after which it may send one more. */
  refill: number;
};

/** A company behind one address can write; a flood can't: 60 at once, then 6 a minute. */
export const defaultRateLimit: RateLimit = { burst: 60, refill: 10_000 };

/** Addresses remembered at most; beyond, the oldest are forgotten. */
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
 * Counts requests by address and refuses those in excess, telling when to come back.
 * Addresses are kept in memory only.
 *
 * @param now milliseconds by a clock that nobody sets: a jump must not refuse everybody.
 */
export function createRateLimiter(
  { burst, refill }: RateLimit,
  now: () => number = () => performance.now(),
): RateLimiter {
  /** By network, when its allowance will be whole again. */
  const wholeAt = new Map<string, number>();

  return (address) => {
    const key = networkOf(address);
    const next = Math.max(wholeAt.get(key) ?? 0, now()) + refill;
    const excess = next - now() - burst * refill;
    if (excess > 0) {
      const seconds = Math.ceil(excess / 1000);
      return new Refusal(429, "Trop de messages viennent de votre connexion. Veuillez patienter avant de réessayer.", {
        headers: { "Retry-After": String(seconds) },
      });
    }
    wholeAt.delete(key);
    wholeAt.set(key, next);
    const [oldest] = wholeAt.keys();
    if (wholeAt.size > longestMemory && oldest !== undefined) wholeAt.delete(oldest);
    return undefined;
  };
}
