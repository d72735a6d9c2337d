import { execFile } from "node:child_process";

type GitAnswer = { ok: boolean; out: string; err: string };

/** In milliseconds: long enough for a push over a slow connection. */
const timeout = 60_000;

/** Runs git in the project, without password prompts, which would not be visible. */
export const git = (root: string, ...args: string[]): Promise<GitAnswer> =>
  new Promise((resolve) => {
    const env = {
      ...process.env,
      GIT_TERMINAL_PROMPT: "0",
      GIT_SSH_COMMAND: process.env.GIT_SSH_COMMAND ?? "ssh -oBatchMode=yes",
      LC_ALL: "C",
    };
    execFile("git", args, { cwd: root, env, timeout, maxBuffer: 64 * 1024 * 1024 }, (error, out, err) =>
      resolve({ ok: error === null, out, err: err || (error?.message ?? "") }),
    );
  });
