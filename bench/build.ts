import { readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { measureCommand, type Cost } from "./measure-command";

/** `npm run bench:build`: build time (cold, warm, after one edit) and peak memory. */

const root = path.resolve(__dirname, "..");
const publicFolder = path.join(root, "public");
const editedFile = path.join(root, "data/services.json");

/** Limits on two cores, in seconds and GiB. */
const limits = { cold: { seconds: 180, memory: 2 }, warm: { seconds: 45, memory: 2 } };

/** Runs `npm run build`'s own command. */
const build = async () => {
  const cost = await measureCommand(process.execPath, ["tools/bootstrap.mjs", "tools/build.ts"], { cwd: root });
  if (!cost.succeeded) throw new Error(cost.output);
  return cost;
};

/** Changes a word of a visible text during a build. */
const withOneEdit = async <Result>(work: () => Promise<Result>) => {
  const original = readFileSync(editedFile, "utf8");
  const restore = () => writeFileSync(editedFile, original);
  process.once("exit", restore);
  try {
    writeFileSync(editedFile, original.replace(/"description": "/, '"description": "Désormais : '));
    return await work();
  } finally {
    restore();
    process.off("exit", restore);
  }
};

const number = (value: number, digits = 1) => value.toFixed(digits).replace(".", ",");

const report = async (title: string, limit: { seconds: number; memory: number }, work: () => Promise<Cost>) => {
  console.log(`${title}…`);
  const { seconds, memory } = await work();
  const within = seconds <= limit.seconds && memory <= limit.memory;
  console.log(
    `  ${number(seconds)} s (${limit.seconds} au plus), mémoire ${number(memory, 2)} Gio (${limit.memory} au plus) ${within ? "✓" : "✗"}`,
  );
  if (!within) process.exitCode = 1;
};

const benchBuilds = async () => {
  rmSync(path.join(root, ".cache"), { recursive: true, force: true });
  rmSync(publicFolder, { recursive: true, force: true });
  await report("Construction à froid", limits.cold, build);
  await report("Construction sans changement", limits.warm, build);
  await report("Construction après une modification dans data/services.json", limits.warm, () => withOneEdit(build));
  console.log("Remise en état…");
  await build();
};

const bench = async () => {
  const [cpu] = os.cpus();
  console.log(`${cpu?.model ?? "Processeur inconnu"}, ${os.cpus().length} cœurs, Node ${process.versions.node}\n`);
  await benchBuilds();
};

bench().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
