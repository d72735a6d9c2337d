import { createServer } from "node:http";
import { gracefulCloser } from "../../tools/serve/close-gracefully";
import { callFunction, type HostFunction } from "../../tools/serve/function-handler";
import { listen } from "../../tools/serve/listen";

/**
 * Serves a function over HTTP on a free loopback port, with the local server's adapter. `finish`
 * waits for pending responses.
 */
export async function serveFunction(handler: HostFunction): Promise<{ url: string; finish: () => Promise<void> }> {
  const open = () =>
    createServer((request, response) => {
      callFunction(handler, request, response).catch(() => response.destroy());
    });
  const { servers, port } = await listen(open, 0, "127.0.0.1");
  return { url: `http://127.0.0.1:${port}`, finish: gracefulCloser(servers[0]) };
}
