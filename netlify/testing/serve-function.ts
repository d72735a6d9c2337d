import { createServer } from "node:http";
import { closerOf } from "../../tools/serve/close-gracefully";
import { callFunction, type HostFunction } from "../../tools/serve/function-handler";
import { listen } from "../../tools/serve/listen";

export type TestServer = {
  url: string;
  /** Lets what is asked be answered. */
  finish: () => Promise<void>;
  close: () => Promise<void>;
};

/** Serves one function over real HTTP on a free loopback port, by the local server's own adapter. */
export async function serveFunction(handler: HostFunction): Promise<TestServer> {
  const open = () =>
    createServer((request, response) => {
      callFunction(handler, request, response).catch(() => response.destroy());
    });
  const { servers, port } = await listen(open, 0, "127.0.0.1");
  const [server] = servers;
  const finish = closerOf(server);
  return {
    url: `http://127.0.0.1:${port}`,
    finish,
    close: () => {
      server.closeAllConnections();
      return finish();
    },
  };
}
