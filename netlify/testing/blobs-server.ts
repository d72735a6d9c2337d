import { spawn } from "node:child_process";
import { once } from "node:events";

/** Runs in its own process: Jest can't load its ES-only dependencies. */
const program = `
import { BlobsServer } from "@netlify/blobs/server";
const { port } = await new BlobsServer({ directory: process.argv[1], token: "local" }).start();
console.log("http://localhost:" + port);
`;

/** Starts Netlify's Blobs emulator, as accessed from outside its functions; the token is `local`. */
export async function startBlobsServer(directory: string): Promise<{ url: string; close: () => unknown }> {
  const server = spawn(process.execPath, ["--input-type=module", "--eval", program, directory]);
  const [url] = (await once(server.stdout, "data")) as [Buffer];
  return { url: url.toString().trim(), close: () => server.kill() };
}
