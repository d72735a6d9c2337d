import { execFileSync, spawn } from "node:child_process";

const samplingInterval = 200;

export type Cost = {
  succeeded: boolean;
  output: string;
  /** Wall-clock seconds. */
  seconds: number;
  /** Peak memory of all its processes in GiB (shared pages count for each). */
  memory: number;
};

/** Memory of a process and its descendants, in GiB. */
function memoryOf(root: number): number {
  const all = execFileSync("ps", ["-e", "-o", "pid=,ppid=,rss="], { encoding: "utf8" })
    .split("\n")
    .map((line) => line.trim().split(/ +/).map(Number));
  const tree = all.filter(([pid]) => pid === root);
  for (const [pid] of tree) tree.push(...all.filter(([, parent]) => parent === pid));
  return tree.reduce((sum, [, , kibibytes = 0]) => sum + kibibytes, 0) / 1024 ** 2;
}

/** Runs a command and measures its cost, sampling its processes five times a second. */
export function measureCommand(command: string, args: readonly string[], { cwd }: { cwd: string }): Promise<Cost> {
  const started = Date.now();
  const child = spawn(command, args, { cwd, stdio: ["ignore", "pipe", "pipe"] });
  const chunks: Buffer[] = [];
  child.stdout.on("data", (chunk: Buffer) => chunks.push(chunk));
  child.stderr.on("data", (chunk: Buffer) => chunks.push(chunk));
  let memory = 0;
  const sampling = setInterval(() => (memory = Math.max(memory, memoryOf(child.pid ?? -1))), samplingInterval);
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (status) => {
      clearInterval(sampling);
      const output = Buffer.concat(chunks).toString();
      resolve({ succeeded: status === 0, output, seconds: (Date.now() - started) / 1000, memory });
    });
  });
}
