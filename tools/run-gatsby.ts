import path from "node:path";
import { type CommandOptions, runCommand } from "./run-command";
import { deleteStaleBuild, stampBuild } from "./stale-build";

const root = path.resolve(__dirname, "..");

type GatsbyOptions = CommandOptions & { args?: readonly string[] };

/** Runs Gatsby with the current Node, without a shell, on the project or on a copy of it (`cwd`). */
export const runGatsby = async (command: "build" | "develop", { args = [], ...options }: GatsbyOptions = {}) => {
  const folder = options.cwd ?? root;
  const code = deleteStaleBuild(folder);
  const result = await runCommand(process.execPath, [require.resolve("gatsby/cli.js"), command, ...args], options);
  if (result.succeeded || result.stopped) stampBuild(folder, code);
  return result;
};
