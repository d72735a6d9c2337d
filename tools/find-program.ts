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

/** Whether `installPackages` has a chance here: in a container as root, on Debian or a child of it. */
export const isDebianRoot = () => process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");

/** Installs packages of the system; true once they are there. */
export const installPackages = async (what: string, packages: readonly string[]) => {
  console.log(`${what} n’est pas sur cette machine : installation des paquets du système (apt-get)…`);
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  const install = ["install", "-y", "-q", "--no-install-recommends", ...packages];
  // The list of packages may be old, or was never fetched in a fresh container.
  const updated = await runCommand("apt-get", ["update", "-q"], { env });
  return updated.succeeded && (await runCommand("apt-get", install, { env })).succeeded;
};
