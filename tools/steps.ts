import { runScript } from "./run-command";

/** The result of a check. */
export type Outcome = {
  passed: number;
  failed: number;
  /** Messages of the failures, where known. */
  failures: string[];
};

export type Step = {
  title: string;
  /** Number of CPU cores it uses. */
  cores: 1 | 2;
  run: () => Promise<Outcome>;
  /** The steps that must succeed first. */
  after?: readonly Step[];
};

export const success: Outcome = { passed: 1, failed: 0, failures: [] };

export const failure = (...failures: string[]): Outcome => ({ passed: 0, failed: 1, failures });

/** A package.json script, which only prints on failure. */
export const script = (title: string, name: string, args: readonly string[] = [], env?: NodeJS.ProcessEnv): Step => ({
  title,
  cores: 1,
  run: async () => {
    const { succeeded, output } = await runScript(name, args, { quiet: true, ...(env && { env }) });
    if (succeeded) return success;
    console.log(output.trimEnd());
    return failure(output.trim());
  },
});

const seconds = (since: number) => `${((Date.now() - since) / 1000).toFixed(1).replace(".", ",")} s`;

const runStep = async ({ title, run }: Step): Promise<Outcome> => {
  console.log(`  ${title}…`);
  const started = Date.now();
  const { passed, failed, failures } = await run();
  const detail = passed + failed > 1 ? ` (${passed} réussis, ${failed} en échec)` : "";
  console.log(`${failed === 0 ? "✓" : "✗"} ${title} : ${seconds(started)}${detail}`);
  return { passed, failed, failures: failed === 0 ? [] : [`✗ ${title}`, ...failures] };
};

/**
 * Runs the steps in order, in parallel within two cores. After a failure the others still run,
 * except those that depend on it.
 */
const runSteps = async (steps: readonly Step[], interruption: AbortSignal): Promise<Outcome[]> => {
  const outcomes = new Map<Step, Outcome>();
  const running = new Map<Step, Promise<unknown>>();
  const waiting = [...steps];
  const start = (step: Step) => {
    waiting.splice(waiting.indexOf(step), 1);
    const missing = step.after?.find((earlier) => outcomes.get(earlier)?.failed !== 0);
    const impossible = `✗ ${step.title} : impossible sans « ${missing?.title ?? ""} »`;
    const end = missing ? Promise.resolve(failure(impossible)) : runStep(step);
    const ended = end.then((outcome) => {
      outcomes.set(step, outcome);
      running.delete(step);
    });
    running.set(step, ended);
  };
  const canStart = ({ cores, after = [] }: Step) =>
    [...running.keys()].reduce((sum, step) => sum + step.cores, 0) + cores <= 2 &&
    after.every((earlier) => !waiting.includes(earlier) && !running.has(earlier));
  while (running.size > 0 || (waiting.length > 0 && !interruption.aborted)) {
    for (let next = waiting.find(canStart); next && !interruption.aborted; next = waiting.find(canStart)) start(next);
    await Promise.race(running.values());
  }
  return [...outcomes.values()];
};

/** Runs all steps, then prints the failures again and the totals. */
export const runChecks = async (steps: readonly Step[]) => {
  /** Ctrl+C stops the running steps and starts no other. */
  const interruption = new AbortController();
  const interrupt = () => interruption.abort();
  process.once("SIGINT", interrupt).once("SIGTERM", interrupt);
  const started = Date.now();
  const outcomes = await runSteps(steps, interruption.signal);
  if (interruption.signal.aborted) {
    console.log("\nInterrompu.");
    process.exitCode = 130;
    return;
  }
  const sum = (key: "passed" | "failed") => outcomes.reduce((total, outcome) => total + outcome[key], 0);
  if (sum("failed") > 0) console.log(`\nEn échec :\n\n${outcomes.flatMap(({ failures }) => failures).join("\n\n")}`);
  console.log(`\nTerminé en ${seconds(started)}.`);
  console.log(`${sum("passed")} passed, ${sum("failed")} failed`);
  process.exitCode = sum("failed") === 0 ? 0 : 1;
};
