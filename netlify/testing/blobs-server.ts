import { spawn } from "node:child_process";
import { once } from "node:events";

/** In a process of its own: Jest can't load what it needs, which are ES modules only. */
const program = `
import { BlobsServer } from "@netlify/blobs/server";
const { port } = await new BlobsServer({ directory: process.argv[1], token: "local" }).start();
console.log("http://localhost:" + port);
`;

/** Starts Netlify's own emulation of its Blobs as programs outside its functions reach them; its token is `local`. */
export async function startBlobsServer(directory: string): Promise<{ url: string; close: () => unknown }> {
  const server = spawn(process.execPath, ["--input-type=module", "--eval", program, directory]);
  const [url] = (await once(server.stdout, "data")) as [Buffer];
  return { url: url.toString().trim(), close: () => server.kill() };
}
