/**
 * Gatsby forgets its cache when gatsby-node changes, but not when what gatsby-node imports
 * does: nodes made by older code would survive. Run before each build: forgets the cache
 * when src/build or src/model differ from those of the build before.
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const stamp = ".cache/build-code.sha1";

const hash = createHash("sha1");
for (const folder of ["src/build", "src/model", "src/components/prose"]) {
  const files = readdirSync(folder, { recursive: true }).map(String).sort();
  for (const file of files.filter((name) => /\.tsx?$/.test(name))) {
    hash.update(file).update(readFileSync(join(folder, file)));
  }
}
const current = hash.digest("hex");

if (existsSync(".cache") && (!existsSync(stamp) || readFileSync(stamp, "utf8") !== current)) {
  console.log("Le code de construction a changé : le cache de Gatsby est oublié.");
  rmSync(".cache", { recursive: true });
}
mkdirSync(".cache", { recursive: true });
writeFileSync(stamp, current);
