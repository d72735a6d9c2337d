import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

export type ContactProcess = {
  url: string;
  pid: number;
  /** SIGKILL: no handler runs, no buffer is flushed. */
  kill: () => Promise<unknown>;
  /** SIGTERM. Resolves with the exit status. */
  stop: () => Promise<unknown>;
};

/** Runs `contact-server.ts` in its own process, with these environment variables. */
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

/** Runs delivery rounds in a new process, at a later time of the inbox's clock (milliseconds), until nothing is due. */
export function startRounds(variables: Record<string, string>, later: number): RoundsProcess {
  const child = run({ ...variables, LATER: String(later) });
  const ended = once(child, "exit");
  const kill = (): Promise<unknown> => {
    child.kill("SIGKILL");
    return ended;
  };
  return { ended, kill };
}

/** Starts a process that receives and sends messages. */
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
