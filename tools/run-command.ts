import { spawn } from "node:child_process";

export type CommandOptions = {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  /** Keeps the output instead of showing it. */
  quiet?: boolean;
};

export type CommandResult = {
  succeeded: boolean;
  /** Somebody asked to stop (Ctrl+C): there is nothing to explain. */
  stopped: boolean;
  output: string;
};

/**
 * Runs a command to its end. Signals sent to this process reach the command too,
 * so that stopping a tool leaves nothing running behind it.
 */
export const runCommand = (command: string, args: readonly string[], { cwd, env, quiet }: CommandOptions = {}) =>
  new Promise<CommandResult>((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: quiet ? ["ignore", "pipe", "pipe"] : "inherit",
    });
    const chunks: Buffer[] = [];
    child.stdout?.on("data", (chunk: Buffer) => chunks.push(chunk));
    child.stderr?.on("data", (chunk: Buffer) => chunks.push(chunk));

    let stopped = false;
    const forward = (signal: NodeJS.Signals) => {
      stopped = true;
      child.kill(signal);
    };
    process.on("SIGINT", forward).on("SIGTERM", forward);
    child.on("error", reject);
    child.on("close", (status) => {
      process.off("SIGINT", forward).off("SIGTERM", forward);
      resolve({ succeeded: status === 0, stopped, output: Buffer.concat(chunks).toString() });
    });
  });

/** Runs a script of package.json with the npm that runs this process. */
export const runScript = (script: string, args: readonly string[] = [], options?: CommandOptions) => {
  const npm = process.env.npm_execpath;
  const npmArgs = ["run", "--silent", script, ...(args.length > 0 ? ["--", ...args] : [])];
  return npm?.endsWith(".js")
    ? runCommand(process.execPath, [npm, ...npmArgs], options)
    : runCommand("npm", npmArgs, options);
};
