import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";

export type ContactProcess = {
  url: string;
  pid: number;
  /** SIGKILL: no handler runs, nothing is flushed. */
  kill: () => Promise<void>;
  /** SIGTERM. Resolves with the exit status once the process has ended. */
  stop: () => Promise<unknown>;
};

/** `contact-server.ts` as a process of its own, with these variables in its environment. */
const run = (variables: Record<string, string>) =>
  spawn(process.execPath, ["--import", "tsx", join(__dirname, "contact-server.ts")], {
    env: { ...process.env, ...variables },
    stdio: ["pipe", "pipe", "inherit"],
  });

/** Has rounds in a process of its own, so many milliseconds later by the inbox's own clock, until nothing is left to try. */
export async function haveRounds(variables: Record<string, string>, later: number): Promise<void> {
  const child = run({ ...variables, LATER: String(later) });
  child.stdout.resume();
  await once(child, "exit");
}

/** Starts a process that receives messages and sends them. */
export async function startContactProcess(variables: Record<string, string>): Promise<ContactProcess> {
  const child = run(variables);
  const exited = once(child, "exit");
  const lines = createInterface(child.stdout);
  for await (const line of lines) {
    const port = /^PORT (\d+)$/.exec(line)?.[1];
    if (port === undefined) continue;
    lines.close();
    child.stdout.resume();
    return {
      url: `http://127.0.0.1:${port}`,
      pid: child.pid ?? 0,
      kill: async () => {
        child.kill("SIGKILL");
        await exited;
      },
      stop: async () => {
        child.kill("SIGTERM");
        const [status] = (await exited) as [number | null];
        return status;
      },
    };
  }
  throw new Error("The contact server ended before it listened");
}
