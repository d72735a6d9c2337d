import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { type Cost, measureCommand } from "./measure-command";

const root = path.resolve(__dirname, "..");
const leftOut = new Set(["node_modules", ".cache", "public", ".git", ".inbox", ".studio", "test-results"]);

/** A copy of the project in a folder of its own, to be filled and built; it shares the packages. */
export const copyProject = () => {
  const copy = mkdtempSync(path.join(os.tmpdir(), "bench-"));
  for (const name of readdirSync(root).filter((entry) => !leftOut.has(entry))) {
    cpSync(path.join(root, name), path.join(copy, name), { recursive: true });
  }
  symlinkSync(path.join(root, "node_modules"), path.join(copy, "node_modules"));
  return copy;
};

export const forgetBuild = (copy: string) => {
  for (const folder of [".cache", "public"]) rmSync(path.join(copy, folder), { recursive: true, force: true });
};

/** Builds a copy with Gatsby itself; throws what it said when it fails. */
export const buildCopy = async (copy: string): Promise<Cost> => {
  const cli = path.join(root, "node_modules/gatsby/cli.js");
  const cost = await measureCommand(process.execPath, [cli, "build"], { cwd: copy });
  if (!cost.succeeded) throw new Error(`La construction a échoué :\n${cost.output.slice(-4000)}`);
  return cost;
};
