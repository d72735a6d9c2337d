import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

/** KiB held by all descendants of this process: what they share is counted once for each. */
const descendantsMemory = async () => {
  const { stdout } = await run("ps", ["-A", "-o", "pid=,ppid=,rss="]);
  const processes = stdout
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number))
    .map(([pid = 0, parent = 0, memory = 0]) => ({ pid, parent, memory }));
  const family = new Set([process.pid]);
  let size;
  do {
    size = family.size;
    for (const { pid, parent } of processes) if (family.has(parent)) family.add(pid);
  } while (family.size > size);
  return processes.reduce((total, { pid, memory }) => {
    return family.has(pid) && pid !== process.pid ? total + memory : total;
  }, 0);
};

/** Runs some work in child processes; how long it took (s) and the most memory they held together (GiB). */
export const measureWork = async (work: () => Promise<void>) => {
  let peak = 0;
  let sampling = true;
  const sample = async () => {
    while (sampling) {
      peak = Math.max(peak, await descendantsMemory());
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  };
  const started = performance.now();
  const sampler = sample();
  try {
    await work();
  } finally {
    sampling = false;
  }
  const seconds = (performance.now() - started) / 1000;
  await sampler;
  return { seconds, memory: peak / 1024 ** 2 };
};
