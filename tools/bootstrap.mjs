/**
 * Runs one of the project's tools, after installing its packages if needed:
 *
 *     node tools/bootstrap.mjs                      installs what is missing
 *     node tools/bootstrap.mjs tools/serve.ts …     the same, then runs that file
 *
 * Without dependencies, since it runs first on a fresh clone.
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, lstatSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");
const inRoot = (...parts) => path.join(root, ...parts);
const lockFile = inRoot("package-lock.json");
const stampFile = inRoot("node_modules", ".stamp");

/** Disables telemetry, surveys and the list of host adapters that Gatsby fetches at each build. */
const quiet = {
  GATSBY_TELEMETRY_DISABLED: "1",
  GATSBY_FEEDBACK_DISABLED: "1",
  GATSBY_ADAPTERS_MANIFEST: "module.exports = []",
  NO_UPDATE_NOTIFIER: "1",
  BROWSERSLIST_IGNORE_OLD_DATA: "1",
};

const oldestNode = createRequire(import.meta.url)("../package.json")
  .engines.node.match(/\d+/g)
  .map(Number);

const checkNode = () => {
  const [major, minor] = process.versions.node.split(".").map(Number);
  const recentEnough = major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1]);
  if (recentEnough) return;
  console.error(
    `Ce projet demande Node ${oldestNode.join(".")} ou plus récent (version présente : ${process.versions.node}).`,
  );
  process.exit(1);
};

/** What the installation depends on: lock file, and platform of the binaries. */
const expectedStamp = () =>
  createHash("sha256")
    .update(readFileSync(lockFile))
    .update([process.platform, process.arch, process.versions.modules].join())
    .digest("hex");

const currentStamp = () => (existsSync(stampFile) ? readFileSync(stampFile, "utf8") : undefined);

const packagesOf = (file) => JSON.parse(readFileSync(file, "utf8")).packages;

/**
 * `npm ci` may have been run by hand: compare with npm's list of installed packages. Packages for
 * other systems are in the lock but not in that list.
 */
const matchesLock = () => {
  const listFile = inRoot("node_modules", ".package-lock.json");
  if (!existsSync(listFile)) return false;
  const installed = packagesOf(listFile);
  const wanted = Object.entries(packagesOf(lockFile)).filter(([location]) => location !== "");
  const allFound = wanted.every(([location, { version, optional, peer }]) => {
    const found = installed[location];
    return found ? found.version === version : Boolean(optional ?? peer);
  });
  return allFound && Object.keys(installed).length <= wanted.length;
};

/** Through a symbolic link, `npm ci` would empty the linked project's packages. */
const refuseLink = () => {
  if (!lstatSync(inRoot("node_modules"), { throwIfNoEntry: false })?.isSymbolicLink()) return;
  console.error(
    "« node_modules » est un lien vers les paquets d’un autre projet, qui ne conviennent pas à celui-ci. Retirez le lien, puis relancez la commande.",
  );
  process.exit(1);
};

const install = () => {
  refuseLink();
  const reason = existsSync(inRoot("node_modules"))
    ? "Les paquets installés ne correspondent plus à package-lock.json"
    : "Les paquets ne sont pas encore installés";
  console.log(`${reason} : « npm ci » en cours, une à trois minutes…`);
  const started = Date.now();
  // npm sets its own path in the scripts it runs; otherwise use the system's.
  const npm = process.env.npm_execpath;
  const { status } = npm?.endsWith(".js")
    ? spawnSync(process.execPath, [npm, "ci"], { cwd: root, stdio: "inherit" })
    : spawnSync("npm", ["ci"], { cwd: root, stdio: "inherit", shell: process.platform === "win32" });
  if (status !== 0) {
    console.error("L’installation a échoué. Vérifiez l’accès au registre npm, puis relancez la commande.");
    process.exit(1);
  }
  console.log(`Paquets installés en ${Math.round((Date.now() - started) / 1000)} s.`);
};

const bootstrap = () => {
  checkNode();
  const wanted = expectedStamp();
  if (currentStamp() === wanted) return;
  if (!matchesLock()) install();
  writeFileSync(stampFile, wanted);
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

/** In this process, so that signals reach the tool directly, without a shell or a child process. */
const run = async (file, args) => {
  Object.assign(process.env, { ...quiet, ...process.env });
  if (existsSync(inRoot(".env"))) process.loadEnvFile(inRoot(".env"));
  process.chdir(root);
  stopWithNpm();
  process.argv = [process.argv[0], path.resolve(root, file), ...args];
  const { register } = await import("tsx/cjs/api");
  register();
  createRequire(import.meta.url)(path.resolve(root, file));
};

bootstrap();
const [file, ...args] = process.argv.slice(2);
if (file) await run(file, args);
