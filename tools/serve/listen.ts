import { once } from "node:events";
import type { AddressInfo, Server } from "node:net";

/** What `localhost` may mean to a browser; nobody else on the network reaches them. */
const loopback = ["127.0.0.1", "::1"];

const hasCode = (error: unknown, codes: string[]) =>
  error instanceof Error && "code" in error && codes.includes(String(error.code));

const listenOn = async (server: Server, host: string, port: number) => {
  server.listen({ host, port });
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
};

/**
 * Opens servers that answer at `host`, or, without one, to this machine alone, whatever it calls
 * itself. Throws when the port can't be had.
 *
 * @param port 0 lets the system choose.
 * @returns the servers that listen, and their port.
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
      // A machine may be without IPv6.
      if (hasCode(error, ["EADDRNOTAVAIL", "EAFNOSUPPORT"])) continue;
      first.close();
      throw error;
    }
  }
  return { servers, port: actual };
};
