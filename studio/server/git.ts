import { execFile } from "node:child_process";

type GitAnswer = {
  ok: boolean;
  /** Exit code; -1 when git could not be run, or was stopped. */
  code: number;
  out: string;
  err: string;
};

type Options = {
  input?: string;
  /** In milliseconds. */
  timeout?: number;
};

/** Enough for any command that stays on this computer. */
const localTimeout = 60_000;

/** For commands that reach the repository: a photograph over a slow line takes minutes. */
export const networkTimeout = 30 * 60_000;

/** Runs git in the project, without password prompts, which would not be visible. */
export const gitWith = ({ input, timeout = localTimeout }: Options, root: string, ...args: string[]) =>
  new Promise<GitAnswer>((resolve) => {
    const env = {
      ...process.env,
      GIT_TERMINAL_PROMPT: "0",
      GIT_SSH_COMMAND: process.env.GIT_SSH_COMMAND ?? "ssh -oBatchMode=yes",
      LC_ALL: "C",
    };
    const options = { cwd: root, env, timeout, maxBuffer: 64 * 1024 * 1024 };
    const child = execFile("git", args, options, (error, out, err) => {
      const isLate = error?.killed === true;
      const code = error === null ? 0 : typeof error.code === "number" ? error.code : -1;
      resolve({ ok: error === null, code, out, err: isLate ? "stopped: too slow" : err || (error?.message ?? "") });
    });
    // Git may end without reading all of it.
    child.stdin?.on("error", () => undefined).end(input ?? "");
  });

export const git = (root: string, ...args: string[]) => gitWith({}, root, ...args);
