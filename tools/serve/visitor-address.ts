import type { IncomingMessage } from "node:http";

/** IPv4 addresses as IPv6 sockets write them. */
const plain = (address: string) => address.trim().replace(/^::ffff:(?=\d+\.)/i, "");

/**
 * The visitor's address. Behind a proxy that `TRUSTED_PROXY` names, it is the last one in
 * `X-Forwarded-For` that is not a proxy's: whatever stands before it, the visitor may have written.
 */
export const visitorAddress = ({ socket, headers }: IncomingMessage, trustedProxy = process.env.TRUSTED_PROXY) => {
  const peer = plain(socket.remoteAddress ?? "");
  const proxies = (trustedProxy ?? "").split(",").map(plain);
  const forwarded = String(headers["x-forwarded-for"] ?? "").split(",");
  const hops = [...forwarded.map(plain).filter(Boolean), peer];
  return hops.findLast((address) => !proxies.includes(address)) ?? peer;
};
