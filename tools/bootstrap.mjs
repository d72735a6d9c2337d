/**
 * Runs one of the project's tools, after installing its packages if needed:
 *
 *     node tools/bootstrap.mjs                      installs what is missing
 *     node tools/bootstrap.mjs tools/serve.ts …     the same, then runs that file
 *
 * Without dependencies, since it runs first on a fresh clone.
 */
import { accessSync, constants, mkdirSync } from "node:fs";
import { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { folderNameMistake } from "./bootstrap/folder-name.mjs";
import { ensurePackages } from "./bootstrap/install.mjs";
import { loadEnv } from "./bootstrap/load-env.mjs";

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");

/**
 * Disables telemetry, surveys and the list of host adapters that Gatsby fetches at each build, and what Node 21 and later
 * say of a module that Gatsby's packages use («punycode»): Gatsby calls it an error.
 */
const quiet = {
  GATSBY_TELEMETRY_DISABLED: "1",
  GATSBY_FEEDBACK_DISABLED: "1",
  GATSBY_ADAPTERS_MANIFEST: "module.exports = []",
  NO_UPDATE_NOTIFIER: "1",
  BROWSERSLIST_IGNORE_OLD_DATA: "1",
  NODE_OPTIONS: "--disable-warning=DEP0040",
};

const oldestNode = createRequire(import.meta.url)("../package.json")
  .engines.node.match(/\d+/g)
  .map(Number);

const nodeMistake = () => {
  const [major, minor] = process.versions.node.split(".").map(Number);
  const recentEnough = major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1]);
  return recentEnough
    ? undefined
    : `Ce projet demande Node ${oldestNode.join(".")} ou plus récent (version présente : ${process.versions.node}).`;
};

const writeFailures = {
  EACCES: "vous n’avez pas le droit d’écrire dans ce dossier",
  EPERM: "vous n’avez pas le droit d’écrire dans ce dossier",
  EROFS: "ce dossier est en lecture seule",
  ENOSPC: "le disque est plein",
};

const readFailures = {
  EACCES: "vous n’avez pas le droit de lire ce fichier",
  EPERM: "vous n’avez pas le droit de lire ce fichier",
  EISDIR: "c’est un dossier, alors qu’un fichier est attendu",
};

/** Says a failure on a file in one line, and ends; an unexpected one is thrown again. */
const explain = (error, attempt, file, reasons) => {
  const reason = reasons[error.code];
  if (!reason) throw error;
  console.error(`${attempt} « ${file} » : ${reason}.`);
  process.exit(1);
};

/**
 * npm runs scripts through a shell that dies on a signal without forwarding it: this process is
 * then orphaned, and must stop by itself.
 */
const stopWithNpm = () => {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, "SIGTERM");
  }, 250);
  timer.unref();
};

/** Tools write temporary files: where the system's folder can't be written, in one of the project's own. */
const provideTemporaryFolder = () => {
  try {
    accessSync(os.tmpdir(), constants.W_OK);
  } catch {
    process.env.TMPDIR = path.join(root, "node_modules/.cache/tmp");
    mkdirSync(process.env.TMPDIR, { recursive: true });
  }
};

/** In this process, so that signals reach the tool directly, without a shell or a child process. */
const run = async (file, args) => {
  // Each tool chooses its own: a host's `production` would break the development server and the tests.
  delete process.env.NODE_ENV;
  Object.assign(process.env, { ...quiet, ...process.env });
  provideTemporaryFolder();
  const settings = path.join(root, ".env");
  try {
    loadEnv(settings);
  } catch (error) {
    explain(error, "Impossible de lire", settings, readFailures);
  }
  process.chdir(root);
  process.argv = [process.argv[0], path.resolve(root, file), ...args];
  const { register } = await import("tsx/cjs/api");
  register();
  createRequire(import.meta.url)(path.resolve(root, file));
};

const mistake = nodeMistake() ?? folderNameMistake(root);
if (mistake) {
  console.error(mistake);
  process.exit(1);
}
stopWithNpm();
try {
  await ensurePackages(root);
} catch (error) {
  explain(error, "Impossible d’écrire", error.path, writeFailures);
}
const [file, ...args] = process.argv.slice(2);
if (file) await run(file, args);
