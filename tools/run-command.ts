import { spawn } from "node:child_process";

export type CommandOptions = {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  /** Captures the output instead of showing it. */
  quiet?: boolean;
};

export type CommandResult = {
  succeeded: boolean;
  /** Interrupted (Ctrl+C): no error to explain. */
  stopped: boolean;
  output: string;
};

/** Runs a command. Signals sent to this process are forwarded to it, so that no process is left running. */
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

/** Runs a package.json script, with the npm that runs this process. */
export const runScript = (script: string, args: readonly string[] = [], options?: CommandOptions) => {
  const npm = process.env.npm_execpath;
  const npmArgs = ["run", "--silent", script, ...(args.length > 0 ? ["--", ...args] : [])];
  return npm !== undefined && /\bnpm(-cli)?\.js$/.test(npm)
    ? runCommand(process.execPath, [npm, ...npmArgs], options)
    : runCommand("npm", npmArgs, options);
};
