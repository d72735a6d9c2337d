import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

/** What turns files into nodes and prose into HTML, beside gatsby-node itself. */
const buildCode = ["src/build", "src/model", "src/components/prose", "src/styles/tokens"];

const fingerprint = (root: string) => {
  const hash = createHash("sha256");
  for (const folder of buildCode) {
    const files = readdirSync(path.join(root, folder), { recursive: true }).map(String).sort();
    for (const file of files.filter((name) => /\.(tsx?|scss)$/.test(name))) {
      hash.update(file).update(readFileSync(path.join(root, folder, file)));
    }
  }
  return hash.digest("hex");
};

/**
 * Gatsby forgets its cache when gatsby-node changes, but not when what gatsby-node imports
 * does: nodes made by older code would survive. Forgets it when the code that builds differs
 * from that of the build before.
 */
export const forgetStaleCache = (root: string) => {
  const cache = path.join(root, ".cache");
  // Not in the cache: Gatsby empties it at its first build, and the second would again start from nothing.
  const stamp = path.join(root, "node_modules", ".build-code");
  const current = fingerprint(root);
  const known = existsSync(stamp) ? readFileSync(stamp, "utf8") : undefined;
  if (known === current) return;
  if (existsSync(cache)) {
    console.log("Le code de construction a changé : le cache de Gatsby est oublié.");
    rmSync(cache, { recursive: true });
  }
  writeFileSync(stamp, current);
};
