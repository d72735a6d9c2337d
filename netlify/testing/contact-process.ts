import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

export type ContactProcess = {
  url: string;
  pid: number;
  /** SIGKILL: no handler runs, nothing is flushed. */
  kill: () => Promise<unknown>;
  /** SIGTERM. Resolves with the exit status once the process has ended. */
  stop: () => Promise<unknown>;
};

/** `contact-server.ts` as a process of its own, with these variables in its environment. */
const run = (variables: Record<string, string>) =>
  fork(join(__dirname, "contact-server.ts"), {
    execArgv: ["--import", "tsx"],
    env: { ...process.env, ...variables },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });

export type RoundsProcess = {
  ended: Promise<unknown>;
  /** SIGKILL, in the middle of a round. */
  kill: () => Promise<unknown>;
};

/** Starts a process that has rounds, so many milliseconds later by the inbox's own clock, until nothing is left to try. */
export function startRounds(variables: Record<string, string>, later: number): RoundsProcess {
  const child = run({ ...variables, LATER: String(later) });
  const ended = once(child, "exit");
  const kill = (): Promise<unknown> => {
    child.kill("SIGKILL");
    return ended;
  };
  return { ended, kill };
}

/** Starts a process that receives messages and sends them. */
export async function startContactProcess(variables: Record<string, string>): Promise<ContactProcess> {
  const child = run(variables);
  const exited = once(child, "exit");
  const end = async (signal: NodeJS.Signals): Promise<unknown> => {
    child.kill(signal);
    const [status] = (await exited) as unknown[];
    return status;
  };
  const [url] = (await once(child, "message")) as [string];
  return { url, pid: child.pid ?? 0, kill: () => end("SIGKILL"), stop: () => end("SIGTERM") };
}
