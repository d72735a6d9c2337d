import { spawn } from "node:child_process";
import { once } from "node:events";

/** In a process of its own: Jest can't load what it needs, which are ES modules only. */
const program = `
import { BlobsServer } from "@netlify/blobs/server";
const { port } = await new BlobsServer({ directory: process.argv[1], token: "local" }).start();
console.log(port);
process.stdin.resume().on("end", () => process.exit());
`;

/** Starts Netlify's own emulation of its Blobs as programs outside its functions reach them; its token is `local`. */
export async function startBlobsServer(directory: string): Promise<{ url: string; close: () => Promise<unknown> }> {
  const server = spawn(process.execPath, ["--input-type=module", "--eval", program, directory], {
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
