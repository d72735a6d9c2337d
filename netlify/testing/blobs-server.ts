import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

/** Starts Netlify's own emulation of its Blobs, keeping what it is given in a folder. */
export async function startBlobsServer(directory: string): Promise<{ url: string; close: () => Promise<unknown> }> {
  const server = spawn(process.execPath, [join(__dirname, "run-blobs-server.mjs"), directory], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  const [port] = (await once(server.stdout, "data")) as [Buffer];
  return {
    url: `http://localhost:${port.toString().trim()}`,
    close: () => {
      server.stdin.end();
      return once(server, "exit");
    },
  };
}
