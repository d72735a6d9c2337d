import path from "node:path";
import { claimProject, explainFirst } from "./develop/sole-server";
import { type CommandOptions, type CommandResult, runCommand } from "./run-command";
import { deleteStaleBuild, stampBuild, writeMistake } from "./stale-build";

const root = path.resolve(__dirname, "..");

type GatsbyOptions = CommandOptions & { args?: readonly string[] };

function refuse(output: string, { quiet }: GatsbyOptions): CommandResult {
  if (!quiet) console.error(output);
  return { succeeded: false, stopped: false, output };
}

async function run(command: "build" | "develop", { args = [], ...options }: GatsbyOptions): Promise<CommandResult> {
  const folder = options.cwd ?? root;
  const mistake = writeMistake(folder);
  if (mistake) return refuse(mistake, options);
  const made = deleteStaleBuild(folder);
  const result = await runCommand(process.execPath, [require.resolve("gatsby/cli.js"), command, ...args], options);
  if (result.succeeded || result.stopped) {
    stampBuild(folder, made, command === "build" && result.succeeded);
    return result;
  }
  // The room may have run out meanwhile.
  const reason = writeMistake(folder);
  return reason ? refuse(`${result.output}\n${reason}`.trim(), options) : result;
}

/** A build alone in its folder: it would delete the cache or the pages of a server that runs there. */
async function build(options: GatsbyOptions): Promise<CommandResult> {
  const { first, release } = await claimProject(options.cwd ?? root, { command: "construction" });
  if (first !== undefined) return refuse(explainFirst(first), options);
  try {
    return await run("build", options);
  } finally {
    release();
  }
}

/**
 * Runs Gatsby with the current Node, without a shell, on the project or on a copy of it (`cwd`). For
 * `develop`, the caller has claimed the folder.
 */
export const runGatsby = (command: "build" | "develop", options: GatsbyOptions = {}): Promise<CommandResult> =>
  command === "build" ? build(options) : run(command, options);
