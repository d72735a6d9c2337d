import { cpSync, mkdtempSync, readdirSync, symlinkSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { runCommand } from "./run-command";

const root = path.resolve(__dirname, "..");
const excluded = new Set(["node_modules", ".cache", "public", ".git", ".inbox", ".studio", "test-results"]);

/** A copy of the project to modify and build; node_modules is shared. */
export const copyProject = () => {
  const copy = mkdtempSync(path.join(os.tmpdir(), "site-copy-"));
  for (const name of readdirSync(root).filter((entry) => !excluded.has(entry))) {
    cpSync(path.join(root, name), path.join(copy, name), { recursive: true });
  }
  symlinkSync(path.join(root, "node_modules"), path.join(copy, "node_modules"));
  return copy;
};

/** Builds a copy with Gatsby; throws its output on failure. */
export const buildCopy = async (copy: string): Promise<void> => {
  const cli = path.join(root, "node_modules/gatsby/cli.js");
  const { succeeded, output } = await runCommand(process.execPath, [cli, "build"], { cwd: copy, quiet: true });
  if (!succeeded) throw new Error(`La construction a échoué :\n${output.slice(-4000)}`);
};
