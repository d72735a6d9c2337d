// Bundles the functions with Netlify's bundler, in its own process: Jest can't load it (ES only). Usage: node
// bundle-functions.mjs FOLDER. Also writes manifest.json, the settings the host will use for each function.
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
  // The functions run on the Node version that builds the site.
  config: { "*": { nodeVersion } },
});
