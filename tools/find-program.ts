import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { runCommand } from "./run-command";

const folders = [
  "/usr/bin",
  "/usr/local/bin",
  "/snap/bin",
  ...(process.env.PATH ?? "").split(path.delimiter).filter(Boolean),
];

/** Path of the first of these programs that this machine has, by its name or at its own place. */
export const findProgram = (names: readonly string[], places: readonly string[] = []): string | undefined =>
  [...names.flatMap((name) => folders.map((folder) => path.join(folder, name))), ...places].find((candidate) =>
    existsSync(candidate),
  );

/** What runs a command as the system's owner here; undefined for who may not without a password. */
const asOwner = (): [string, ...string[]] | undefined => {
  if (process.getuid?.() === 0) return ["env"];
  return spawnSync("sudo", ["-n", "true"], { stdio: "ignore" }).status === 0 ? ["sudo", "-n", "env"] : undefined;
};

/** Whether `installPackages` has a chance here: on Debian or a child of it, as root or by a `sudo` that asks nothing. */
export const canInstall = () => existsSync("/usr/bin/apt-get") && asOwner() !== undefined;

/** Installs packages of the system; true once they are there. */
export const installPackages = async (what: string, packages: readonly string[]) => {
  console.log(`${what} n’est pas sur cette machine : installation des paquets du système (apt-get)…`);
  const [program, ...before] = asOwner() ?? ["env"];
  // A machine that has just started may be busy with its own updates.
  const patience = ["-o", "DPkg::Lock::Timeout=300"];
  const aptGet = [...before, "DEBIAN_FRONTEND=noninteractive", "apt-get", "-q", ...patience];
  // The list of packages may be old, or was never fetched in a fresh container.
  const updated = await runCommand(program, [...aptGet, "update"]);
  const install = ["install", "-y", "--no-install-recommends", ...packages];
  return updated.succeeded && (await runCommand(program, [...aptGet, ...install])).succeeded;
};
