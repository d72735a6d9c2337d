import { createServer } from "node:http";
import { closerOf } from "../../tools/serve/close-gracefully";
import { callFunction, type HostFunction } from "../../tools/serve/function-handler";
import { listen } from "../../tools/serve/listen";

/**
 * Serves one function over real HTTP on a free loopback port, by the local server's own adapter.
 * `finish` lets what is asked be answered.
 */
export async function serveFunction(handler: HostFunction): Promise<{ url: string; finish: () => Promise<void> }> {
  const open = () =>
    createServer((request, response) => {
      callFunction(handler, request, response).catch(() => response.destroy());
    });
  const { servers, port } = await listen(open, 0, "127.0.0.1");
  return { url: `http://127.0.0.1:${port}`, finish: closerOf(servers[0]) };
}
