import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { runGatsby } from "./run-gatsby";

const root = path.resolve(__dirname, "..");
const packages = "node_modules";
/** Copies that are kept, with their builds. Gatsby takes what is under node_modules for packages: not there. */
export const copiesFolder = ".test-sites";
const excluded = new Set([packages, ".cache", "public", ".git", ".inbox", ".studio", "test-results", copiesFolder]);
const contentFolders = ["data", "content"];

type CopyOptions = {
  /** Folder that replaces `data/` and `content/`, and adds to `static/`: «fixtures/site». */
  content?: string;
  /** Folder that is kept, with its build; by default a new temporary one. */
  to?: string;
};

/** A copy of the project to modify and build; node_modules is shared. */
export const copyProject = ({ content, to }: CopyOptions = {}) => {
  if (to) mkdirSync(to, { recursive: true });
  const copy = to ?? mkdtempSync(path.join(os.tmpdir(), "site-copy-"));
  const isCopied = (name: string) => !excluded.has(name);
  for (const name of readdirSync(copy).filter(isCopied)) rmSync(path.join(copy, name), { recursive: true });
  const isTaken = (name: string) => isCopied(name) && !(content && contentFolders.includes(name));
  for (const name of readdirSync(root).filter(isTaken)) copyInto(copy, root, name);
  if (content) for (const name of readdirSync(path.join(root, content))) copyInto(copy, path.join(root, content), name);
  if (!existsSync(path.join(copy, packages))) symlinkSync(path.join(root, packages), path.join(copy, packages));
  return copy;
};

/** With its dates, by which the packager knows what has not changed. */
const copyInto = (copy: string, folder: string, name: string) =>
  cpSync(path.join(folder, name), path.join(copy, name), { recursive: true, preserveTimestamps: true });

/** Builds a copy with Gatsby; throws its output on failure. */
export const buildCopy = async (copy: string): Promise<void> => {
  const { succeeded, output } = await runGatsby("build", { cwd: copy, quiet: true });
  if (!succeeded) throw new Error(`La construction a échoué :\n${output.slice(-4000)}`);
};
