import { once } from "node:events";
import type { AddressInfo, Server } from "node:net";

/** The addresses of `localhost`, unreachable from the network. */
const loopback = ["127.0.0.1", "::1"];

const hasCode = (error: unknown, codes: string[]) =>
  error instanceof Error && "code" in error && codes.includes(String(error.code));

const listenOn = async (server: Server, host: string, port: number) => {
  server.listen({ host, port });
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
};

/**
 * Opens servers that listen on `host`, or on all loopback addresses by default. Throws when the
 * port is not available.
 *
 * @param port 0 lets the system choose.
 * @returns the listening servers, and their port.
 */
export const listen = async <Kind extends Server>(open: () => Kind, port: number, host?: string) => {
  const first = open();
  const actual = await listenOn(first, host ?? "127.0.0.1", port);
  const servers: [Kind, ...Kind[]] = [first];
  for (const other of host === undefined ? loopback.slice(1) : []) {
    const server = open();
    try {
      await listenOn(server, other, actual);
      servers.push(server);
    } catch (error) {
      // The machine may not have IPv6.
      if (hasCode(error, ["EADDRNOTAVAIL", "EAFNOSUPPORT"])) continue;
      first.close();
      throw error;
    }
  }
  return { servers, port: actual };
};
