import { createHash } from "node:crypto";
import {
  accessSync,
  constants,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";

/** What determines a build, beside Node and the folder, whose path the cache holds. Gatsby itself tracks data and texts. */
const sources = ["package.json", "package-lock.json", ".babelrc.json", "gatsby-config.ts", "gatsby-node.ts", "src"];

/** Types of what the build makes: written after it, they change nothing in it. */
const written = "gatsby-types.d.ts";

const filesOf = (file: string) =>
  statSync(file).isDirectory()
    ? readdirSync(file, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && entry.name !== written)
        .map((entry) => path.join(entry.parentPath, entry.name))
        .sort()
    : [file];

/** What else the build of a test site follows from: its content, and the environment that `test-site.ts` gives it. */
const contents = ["data", "content", "static", "tools/test-site.ts"];

const hashOf = (root: string, files: readonly string[]) => {
  const hash = createHash("sha256").update(process.version).update(root);
  for (const file of files
    .map((name) => path.join(root, name))
    .filter((each) => existsSync(each))
    .flatMap(filesOf)) {
    hash.update(path.relative(root, file)).update(readFileSync(file));
  }
  return hash.digest("hex");
};

/** Hashes of the code of a build, and of its content. */
type Fingerprint = { code: string; content: string };

const fingerprint = (root: string): Fingerprint => ({ code: hashOf(root, sources), content: hashOf(root, contents) });

/** What Gatsby writes. */
const built = [".cache", "public"];

/** Below this much free room, in bytes, Gatsby's database stops in the middle of a build, in words of its own. */
const leastRoom = 20 * 1024 * 1024;

/** Why Gatsby can't write there; undefined if it can. */
export const writeMistake = (root: string) => {
  const { bavail, bsize } = statfsSync(root);
  if (bavail * bsize < leastRoom) {
    return `Le disque est plein : il reste moins de ${leastRoom / 1024 / 1024} Mo pour « ${root} ». Libérez de la place, puis relancez la commande.`;
  }
  for (const folder of [root, ...built.map((name) => path.join(root, name))].filter((each) => existsSync(each))) {
    try {
      accessSync(folder, constants.W_OK);
    } catch {
      return `Impossible d’écrire dans « ${folder} » : ce dossier est à un autre compte (« sudo », un conteneur), ou en lecture seule. Rendez-le modifiable, puis relancez la commande.`;
    }
  }
  return undefined;
};

/** In the cache, to be deleted with it. */
const stampOf = (root: string) => path.join(root, ".cache", "built-by");

const readStamp = (root: string) => {
  const [code, content] = existsSync(stampOf(root)) ? readFileSync(stampOf(root), "utf8").split("\n") : [];
  return { code, content };
};

/** Fingerprint of the code that made a build; undefined without one. */
export const codeOf = (root: string) => readStamp(root).code;

/** Whether a build was made from the code and the content that are there now. */
export const isBuilt = (root: string): boolean => {
  const [made, now] = [readStamp(root), fingerprint(root)];
  return made.code === now.code && made.content === now.content;
};

/**
 * Deletes the previous build, cache and pages, if it was made by other code or in another folder. Gatsby does so when
 * gatsby-node changes, but not the modules it imports: outdated nodes, query results and pages
 * would remain.
 *
 * @returns a fingerprint of the code and of the content, to pass to `stampBuild` after the build.
 */
export const deleteStaleBuild = (root: string): Fingerprint => {
  const now = fingerprint(root);
  if (readStamp(root).code !== now.code && existsSync(path.join(root, ".cache"))) {
    console.log("Le code du site ou son dossier a changé : tout est construit de nouveau.");
    for (const folder of built.map((name) => path.join(root, name)).filter((each) => existsSync(each))) {
      // Emptied, not removed: it may be a mount of its own (EBUSY).
      for (const name of readdirSync(folder)) rmSync(path.join(folder, name), { recursive: true, force: true });
    }
  }
  // Until this build ends, the pages are of no known content.
  if (existsSync(stampOf(root))) writeFileSync(stampOf(root), now.code);
  return now;
};

/** Records which code made the build and, if it was made to its end, from which content. */
export const stampBuild = (root: string, { code, content }: Fingerprint, isWhole: boolean) => {
  if (existsSync(path.join(root, ".cache"))) writeFileSync(stampOf(root), isWhole ? `${code}\n${content}` : code);
};
