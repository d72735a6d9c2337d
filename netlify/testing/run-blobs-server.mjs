// Netlify's local Blobs server, in a process of its own: Jest can't load its dependencies, which
// are ES modules only. Usage: node run-blobs-server.mjs DIRECTORY. Prints its port, ends with its input.
import { BlobsServer } from "@netlify/blobs/server";

const server = new BlobsServer({ directory: process.argv[2], token: "local" });
const { port } = await server.start();
console.log(port);
process.stdin.resume().on("end", () => process.exit());
