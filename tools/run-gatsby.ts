import path from "node:path";
import { type CommandOptions, runCommand } from "./run-command";
import { forgetStaleBuild, stampBuild } from "./stale-build";

const root = path.resolve(__dirname, "..");

type GatsbyOptions = CommandOptions & { args?: readonly string[] };

/** Runs Gatsby with the current Node, without a shell. */
export const runGatsby = async (command: "build" | "develop", { args = [], ...options }: GatsbyOptions = {}) => {
  const code = forgetStaleBuild(root);
  const result = await runCommand(process.execPath, [require.resolve("gatsby/cli.js"), command, ...args], options);
  if (result.succeeded || result.stopped) stampBuild(root, code);
  return result;
};
