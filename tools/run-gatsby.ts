import path from "node:path";
import { forgetStaleCache } from "./forget-stale-cache";
import { type CommandOptions, runCommand } from "./run-command";

/** Runs Gatsby with this same Node, without any shell in between. */
export const runGatsby = (command: "build" | "develop", options: CommandOptions = {}) => {
  forgetStaleCache(path.resolve(__dirname, ".."));
  return runCommand(process.execPath, [require.resolve("gatsby/cli.js"), command], options);
};
