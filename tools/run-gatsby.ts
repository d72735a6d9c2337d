import path from "node:path";
import { forgetStaleCache } from "./forget-stale-cache";
import { type CommandOptions, runCommand } from "./run-command";

/**
 * How Gatsby's processes are set. glibc gives each thread that draws pictures a store of memory
 * of its own, which it never gives back: 100 MB with eight of them.
 */
export const gatsbyEnvironment = {
  MALLOC_ARENA_MAX: "2",
  NODE_OPTIONS: [process.env.NODE_OPTIONS, `--require "${path.join(__dirname, "optimise-less.cjs")}"`]
    .filter(Boolean)
    .join(" "),
};

/** Runs Gatsby with this same Node, without any shell in between. */
export const runGatsby = (command: "build" | "develop", options: CommandOptions = {}) => {
  forgetStaleCache(path.resolve(__dirname, ".."));
  const env = { ...gatsbyEnvironment, ...options.env };
  return runCommand(process.execPath, [require.resolve("gatsby/cli.js"), command], { ...options, env });
};
