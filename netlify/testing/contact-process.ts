import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

export type ContactProcess = {
  pid: number;
  /** Resolves with the exit status. */
  exited: Promise<unknown>;
  /** SIGKILL: no handler runs, no buffer is flushed. */
  kill: () => Promise<unknown>;
  /** SIGTERM. */
  stop: () => Promise<unknown>;
};

/** Runs `contact-server.ts` in its own process, with these environment variables. */
function run(variables: Record<string, string>): ContactProcess & { child: ChildProcess } {
  const child = fork(join(__dirname, "contact-server.ts"), {
    execArgv: ["--import", "tsx"],
    env: { ...process.env, ...variables },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const exited = once(child, "exit").then(([status]) => status as unknown);
  const end = (signal: NodeJS.Signals) => () => {
    child.kill(signal);
    return exited;
  };
  return { child, pid: child.pid ?? 0, exited, kill: end("SIGKILL"), stop: end("SIGTERM") };
}

/** Runs deliveries in a new process, `later` milliseconds ahead by the inbox's clock, until nothing is due. */
export const startDeliveryRuns = (variables: Record<string, string>, later: number): ContactProcess =>
  run({ ...variables, LATER: String(later) });

/** Starts a process that receives messages at a URL, and sends them. */
export async function startContactProcess(
  variables: Record<string, string>,
): Promise<ContactProcess & { url: string }> {
  const started = run(variables);
  const [url] = (await once(started.child, "message")) as [string];
  return { ...started, url };
}
