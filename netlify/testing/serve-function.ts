import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { callFunction, type HostFunction } from "../../tools/serve/function-handler";

export type TestServer = { url: string; close: () => Promise<void> };

/** Serves one function over real HTTP on a free loopback port, by the local server's own adapter. */
export async function serveFunction(handler: HostFunction): Promise<TestServer> {
  const server = createServer((request, response) => {
    callFunction(handler, request, response).catch(() => response.destroy());
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections();
      return new Promise((closed) => server.close(() => closed()));
    },
  };
}
