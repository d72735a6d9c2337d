import path from "node:path";
import { type CommandOptions, runCommand } from "./run-command";

const cli = path.join(path.dirname(require.resolve("@playwright/test/package.json")), "cli.js");

/** Runs Playwright with the current Node, without a shell. */
export const runPlaywright = (args: readonly string[], options?: CommandOptions) =>
  runCommand(process.execPath, [cli, ...args], options);
