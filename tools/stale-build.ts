import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";

/** What a build is made by: the code, and the packages it runs on. Gatsby itself follows the data and the texts. */
const sources = ["package-lock.json", ".babelrc.json", "gatsby-config.ts", "gatsby-node.ts", "src"];

/** The build rewrites this one itself. */
const written = "gatsby-types.d.ts";

const filesOf = (file: string) =>
  statSync(file).isDirectory()
    ? readdirSync(file, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && entry.name !== written)
        .map((entry) => path.join(entry.parentPath, entry.name))
        .sort()
    : [file];

const fingerprint = (root: string) => {
  const hash = createHash("sha256").update(process.version);
  for (const file of sources.flatMap((source) => filesOf(path.join(root, source)))) {
    hash.update(path.relative(root, file)).update(readFileSync(file));
  }
  return hash.digest("hex");
};

/** In the cache: it goes when the cache goes. */
const stampOf = (root: string) => path.join(root, ".cache", "built-by");

/**
 * Forgets the build before this one, cache and pages, unless the same code made it. Gatsby does so when
 * gatsby-node changes, but not when what it imports does: nodes and answers of older code would survive,
 * and so would the pages that this code no longer makes.
 *
 * @returns what stands for the code as it is now, for `stampBuild` once it has built.
 */
export const forgetStaleBuild = (root: string) => {
  const code = fingerprint(root);
  const stamp = stampOf(root);
  const known = existsSync(stamp) ? readFileSync(stamp, "utf8") : undefined;
  if (known !== code && existsSync(path.join(root, ".cache"))) {
    console.log("Le code du site a changé : tout est construit de nouveau.");
    for (const folder of [".cache", "public"]) rmSync(path.join(root, folder), { recursive: true, force: true });
  }
  return code;
};

/** Says which code made the build that just ended. */
export const stampBuild = (root: string, code: string) => {
  if (existsSync(path.join(root, ".cache"))) writeFileSync(stampOf(root), code);
};
