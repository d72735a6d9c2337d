// Bundles the functions as Netlify does, in a process of its own: Jest can't load the bundler, which
// is an ES module. Usage: node bundle-functions.mjs FOLDER. Beside the functions, manifest.json says
// what the host will make of each.
import { readFileSync } from "node:fs";
import path from "node:path";
import { zipFunctions } from "@netlify/zip-it-and-ship-it";

const root = path.resolve(import.meta.dirname, "../..");
const folder = path.resolve(process.argv[2]);
const nodeVersion = /NODE_VERSION = "(.+)"/.exec(readFileSync(path.join(root, "netlify.toml"), "utf8"))?.[1];
await zipFunctions(path.join(root, "netlify/functions"), folder, {
  archiveFormat: "none",
  basePath: root,
  manifest: path.join(folder, "manifest.json"),
  // The version that builds the site is the one that runs its functions.
  config: { "*": { nodeVersion } },
});
