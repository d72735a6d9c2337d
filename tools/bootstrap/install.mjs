import { spawn } from "node:child_process";
import { accessSync, constants, existsSync, lstatSync, readFileSync } from "node:fs";
import path from "node:path";

const fail = (message) => {
  console.error(message);
  process.exit(1);
};

/** Packages by folder, without the project itself. */
const packagesOf = (file) => {
  const { packages } = JSON.parse(readFileSync(file, "utf8"));
  delete packages[""];
  return packages;
};

/** npm ends an installation by listing its packages here. */
const listOf = (root) => path.join(root, "node_modules/.package-lock.json");

/** Whether npm's list is that of the lock file. Packages for other systems are in the lock only. */
const matchesLock = (root, packages) => {
  const installed = packagesOf(listOf(root));
  const wanted = Object.entries(packages);
  const allFound = wanted.every(([location, { version, optional, peer }]) => {
    const found = installed[location];
    return found ? found.version === version : Boolean(optional ?? peer);
  });
  return allFound && Object.keys(installed).length <= wanted.length;
};

/** Packages of the lock file without a folder: an interrupted removal leaves npm's list as it was. */
const missingFolders = (root, packages) =>
  Object.entries(packages)
    .filter(([, { optional, peer }]) => !(optional ?? peer))
    .map(([location]) => location)
    .filter((location) => !existsSync(path.join(root, location, "package.json")));

const describeMissing = (locations) => {
  const names = locations.slice(0, 3).map((location) => location.replace(/^.*node_modules\//, ""));
  const others = locations.length - names.length;
  return `il manque ${names.join(", ")}${others > 0 ? ` et ${others} autres` : ""}`;
};

/** Through a symbolic link, `npm ci` would empty the linked project's packages. */
const refuseLink = (folder) => {
  if (!lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink()) return;
  fail(
    "« node_modules » est un lien vers les paquets d’un autre projet, qui ne conviennent pas à celui-ci. Retirez le lien, puis relancez la commande.",
  );
};

/**
 * Runs `npm ci`. A signal kills it at once: left alone, it would go on emptying `node_modules` during the next
 * installation; asked to stop, it undoes its work for a minute or more, which the next installation does anyway.
 */
const runNpm = (root) =>
  new Promise((resolve) => {
    // npm sets its own path in the scripts it runs; otherwise use the system's.
    const npm = process.env.npm_execpath;
    // The tools are development packages, which `NODE_ENV=production` would leave out.
    const args = ["ci", "--include=dev", "--loglevel=notice"];
    const options = { cwd: root, stdio: ["ignore", "pipe", "pipe"] };
    // Yarn sets its own instead.
    const child = /\bnpm(-cli)?\.js$/.test(npm)
      ? spawn(process.execPath, [npm, ...args], options)
      : spawn("npm", args, { ...options, shell: process.platform === "win32" });
    const words = [];
    child.stdout.on("data", (chunk) => words.push(chunk));
    child.stderr.on("data", (chunk) => words.push(chunk));

    let stopped = false;
    const stop = () => {
      stopped = true;
      child.kill("SIGKILL");
    };
    const signals = ["SIGINT", "SIGTERM", "SIGHUP"];
    for (const signal of signals) process.on(signal, stop);
    const end = (succeeded, reason = "") => {
      for (const signal of signals) process.off(signal, stop);
      resolve({ succeeded, stopped, output: Buffer.concat(words).toString() + reason });
    };
    child.on("error", (error) => end(false, error.message));
    child.on("close", (status) => end(status === 0));
  });

const install = async (root, packages) => {
  const reason = existsSync(path.join(root, "node_modules"))
    ? "Les paquets installés ne sont pas ceux de package-lock.json"
    : "Les paquets ne sont pas encore installés";
  console.log(`${reason} : « npm ci » en cours, une à trois minutes…`);
  const started = Date.now();
  const { succeeded, stopped, output } = await runNpm(root);
  if (stopped) {
    console.log("Installation interrompue : la prochaine commande la reprendra depuis le début.");
    process.exit(130);
  }
  const missing = succeeded ? missingFolders(root, packages) : [];
  if (!succeeded || missing.length > 0) {
    const lacking = missing.length > 0 ? ` : ${describeMissing(missing)}` : "";
    console.error(output.trimEnd());
    fail(
      `L’installation a échoué${lacking}. Vérifiez l’accès au registre npm et ce qui est écrit plus haut, puis relancez la commande.`,
    );
  }
  console.log(`Paquets installés en ${Math.round((Date.now() - started) / 1000)} s.`);
};

/** Installs the packages of the lock file, unless each is there: `npm ci` may have been run by hand. */
export const ensurePackages = async (root) => {
  const packages = packagesOf(path.join(root, "package-lock.json"));
  const isInstalled = existsSync(listOf(root)) && matchesLock(root, packages);
  if (isInstalled && missingFolders(root, packages).length === 0) return;
  refuseLink(path.join(root, "node_modules"));
  accessSync(root, constants.W_OK);
  await install(root, packages);
};
