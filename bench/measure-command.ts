import { spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";

/** Clock tick and page size, the same on all current Linux systems. */
const ticksPerSecond = 100;
const pageSize = 4096;
const samplingInterval = 200;

export type Cost = {
  succeeded: boolean;
  output: string;
  /** Wall-clock seconds. */
  seconds: number;
  /** CPU seconds of the command and its descendants; undefined without /proc. */
  cpuSeconds: number | undefined;
  /** Peak memory of all its processes in bytes (shared pages count for each); undefined without /proc. */
  totalMemory: number | undefined;
};

type Process = { pid: number; parent: number; ticks: number; memory: number };

/** Parses `/proc/<pid>/stat` (proc(5)); the name, in parentheses, may contain any character. */
function readProcess(pid: number): Process | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = stat
      .slice(stat.lastIndexOf(")") + 2)
      .split(" ")
      .map(Number);
    const [, parent = 0] = fields;
    const [user = 0, system = 0] = fields.slice(11, 13);
    return { pid, parent, ticks: user + system, memory: (fields[21] ?? 0) * pageSize };
  } catch {
    return undefined;
  }
}

const processes = () =>
  readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => readProcess(Number(pid)))
    .filter((process) => process !== undefined);

/** A process and its descendants. */
function processTree(root: number): Process[] {
  const all = processes();
  const tree = all.filter(({ pid }) => pid === root);
  for (const member of tree) tree.push(...all.filter(({ parent }) => parent === member.pid));
  return tree;
}

/** Runs a command and measures its cost, sampling its processes five times a second. */
export function measureCommand(command: string, args: readonly string[], { cwd }: { cwd: string }): Promise<Cost> {
  const started = Date.now();
  const child = spawn(command, args, { cwd, stdio: ["ignore", "pipe", "pipe"] });
  const chunks: Buffer[] = [];
  child.stdout.on("data", (chunk: Buffer) => chunks.push(chunk));
  child.stderr.on("data", (chunk: Buffer) => chunks.push(chunk));

  const ticks = new Map<number, number>();
  let totalMemory = 0;
  const sample = () => {
    const tree = processTree(child.pid ?? -1);
    for (const { pid, ticks: spent } of tree) ticks.set(pid, spent);
    totalMemory = Math.max(
      totalMemory,
      tree.reduce((sum, { memory }) => sum + memory, 0),
    );
  };
  const sampling = process.platform === "linux" ? setInterval(sample, samplingInterval) : undefined;

  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (status) => {
      clearInterval(sampling);
      const spent = [...ticks.values()].reduce((sum, value) => sum + value, 0);
      resolve({
        succeeded: status === 0,
        output: Buffer.concat(chunks).toString(),
        seconds: (Date.now() - started) / 1000,
        cpuSeconds: sampling && spent / ticksPerSecond,
        totalMemory: sampling && totalMemory,
      });
    });
  });
}
