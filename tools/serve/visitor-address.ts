import type { IncomingMessage } from "node:http";
import { BlockList, isIP } from "node:net";

/** Removes the `::ffff:` with which IPv6 sockets write IPv4 addresses. */
const plain = (address: string) => address.trim().replace(/^::ffff:(?=\d+\.)/i, "");

const familyOf = (address: string) => (isIP(address) === 6 ? "ipv6" : "ipv4");

/**
 * Reads `TRUSTED_PROXY`: addresses or ranges (`10.0.0.0/8`), separated by commas. `localhost` means both addresses of
 * this machine. Throws on anything else: a value that matches no request would make all visitors count as one.
 */
export const readProxies = (text = process.env.TRUSTED_PROXY ?? ""): BlockList => {
  const proxies = new BlockList();
  const parts = text.split(",").map(plain).filter(Boolean);
  for (const part of parts.flatMap((each) => (each === "localhost" ? ["127.0.0.1", "::1"] : [each]))) {
    const [address = "", length, ...others] = part.split("/");
    const longest = isIP(address) === 6 ? 128 : 32;
    if (
      !isIP(address) ||
      others.length > 0 ||
      (length !== undefined && !(/^\d+$/.test(length) && +length <= longest))
    ) {
      throw new Error(
        `TRUSTED_PROXY=«\u00A0${part}\u00A0» est mal écrite\u00A0: attendu une adresse, comme 127.0.0.1, ou une plage, comme 10.0.0.0/8 ; plusieurs, séparées par des virgules`,
      );
    }
    proxies.addSubnet(address, Number(length ?? longest), familyOf(address));
  }
  return proxies;
};

/**
 * The visitor's address. Behind a proxy that `TRUSTED_PROXY` names, this is the last address in
 * `X-Forwarded-For` that is not a proxy's: the visitor may have forged any address before it.
 */
export const visitorAddress = ({ socket, headers }: IncomingMessage, proxies = readProxies()) => {
  const peer = plain(socket.remoteAddress ?? "");
  const forwarded = String(headers["x-forwarded-for"] ?? "").split(",");
  const hops = [...forwarded.map(plain).filter(Boolean), peer];
  return hops.findLast((address) => !isIP(address) || !proxies.check(address, familyOf(address))) ?? peer;
};
