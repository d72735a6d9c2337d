import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { type CommandResult, runCommand } from "./run-command";

const folders = [
  "/usr/bin",
  "/usr/local/bin",
  "/snap/bin",
  ...(process.env.PATH ?? "").split(path.delimiter).filter(Boolean),
];

/** Path of the first of these programs found, by name in PATH or at a known location. */
export const findProgram = (names: readonly string[], locations: readonly string[] = []): string | undefined =>
  [...names.flatMap((name) => folders.map((folder) => path.join(folder, name))), ...locations].find((candidate) =>
    existsSync(candidate),
  );

/** Prefix to run a command as root; undefined if it would need a password. */
const rootPrefix = (): [string, ...string[]] | undefined => {
  if (process.getuid?.() === 0) return ["env"];
  return spawnSync("sudo", ["-n", "true"], { stdio: "ignore" }).status === 0 ? ["sudo", "-n", "env"] : undefined;
};

/** Whether `installPackages` may work: on Debian or a derivative, as root or with passwordless `sudo`. */
export const canInstall = () => existsSync("/usr/bin/apt-get") && rootPrefix() !== undefined;

/** Once: the package list may be old, or missing in a fresh container. */
let updating: Promise<CommandResult> | undefined;

/** Installs system packages; resolves with whether it worked. */
export const installPackages = async (what: string, packages: readonly string[]) => {
  console.log(`${what} n’est pas sur cette machine : installation des paquets du système (apt-get)…`);
  const [program, ...before] = rootPrefix() ?? ["env"];
  // A machine that has just booted may be running its own updates.
  const lockTimeout = ["-o", "DPkg::Lock::Timeout=300"];
  const aptGet = [...before, "DEBIAN_FRONTEND=noninteractive", "apt-get", "-q", ...lockTimeout];
  updating ??= runCommand(program, [...aptGet, "update"]);
  const install = ["install", "-y", "--no-install-recommends", ...packages];
  return (await updating).succeeded && (await runCommand(program, [...aptGet, ...install])).succeeded;
};
