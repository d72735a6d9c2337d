import { stripVTControlCharacters } from "node:util";
import { type CommandOptions, type CommandResult, runScript } from "./run-command";

export type Step = {
  title: string;
  run: () => Promise<Pick<CommandResult, "succeeded" | "output">>;
  /** The earlier steps that must succeed first. */
  after?: readonly Step[];
  /** It uses both cores: the earlier steps end first. */
  alone?: boolean;
};

type Outcome = { passed: number; failed: number };

/** A script of package.json. */
export const script = (title: string, name: string, args: readonly string[] = [], options?: CommandOptions): Step => ({
  title,
  run: () => runScript(name, args, { quiet: true, ...options }),
});

/** The last lines of Jest («Tests: 1 failed, 7 passed, 8 total») and of Playwright («  1 failed», «  7 passed (3.2s)»). */
const totals = /^(?:Tests:.*| {2}\d+ (?:passed|failed)\b.*)$/gm;

/** A run that names no test, or that fails without a failing test (a crash), counts as one. */
const countOf = ({ succeeded, output }: Pick<CommandResult, "succeeded" | "output">): Outcome => {
  const lines = stripVTControlCharacters(output).match(totals) ?? [];
  const last = (word: string) => {
    const found = lines.map((line) => new RegExp(String.raw`(\d+) ${word}`).exec(line)?.[1]).findLast(Boolean);
    return found === undefined ? undefined : Number(found);
  };
  return { passed: last("passed") ?? Number(succeeded), failed: succeeded ? 0 : Math.max(last("failed") ?? 1, 1) };
};

const seconds = (since: number) => `${((Date.now() - since) / 1000).toFixed(1).replace(".", ",")} s`;

/** Prints what a step says only if it fails. */
const runStep = async ({ title, run }: Step): Promise<Outcome> => {
  console.log(`  ${title}…`);
  const started = Date.now();
  const result = await run();
  const outcome = countOf(result);
  const { passed, failed } = outcome;
  const detail = passed + failed > 1 ? ` (${passed} réussis, ${failed} en échec)` : "";
  if (failed > 0) console.log(result.output.trimEnd());
  console.log(`${failed === 0 ? "✓" : "✗"} ${title} : ${seconds(started)}${detail}`);
  return outcome;
};

/** How many steps run at a time. */
const lanes = 2;

/**
 * Runs the steps two at a time, each time the first that waits for no other, then prints which failed and the totals.
 * After a failure the others still run, except those that depend on it.
 */
export const runChecks = async (steps: readonly Step[]) => {
  /** Ctrl+C stops the running steps and starts no other. */
  const interruption = new AbortController();
  const interrupt = () => interruption.abort();
  process.once("SIGINT", interrupt).once("SIGTERM", interrupt);
  const started = Date.now();
  const waiting = [...steps];
  const running = new Map<Step, Promise<unknown>>();
  const outcomes = new Map<Step, Outcome>();
  const failures: string[] = [];

  const isReady = (step: Step) => {
    const awaited = step.alone ? steps.slice(0, steps.indexOf(step)) : (step.after ?? []);
    return awaited.every((each) => outcomes.has(each) || !steps.includes(each));
  };
  const start = async (step: Step) => {
    const missing = step.after?.find((each) => outcomes.get(each)?.failed !== 0);
    const outcome = missing ? { passed: 0, failed: 1 } : await runStep(step);
    if (missing) failures.push(`✗ ${step.title} : impossible sans « ${missing.title} »`);
    else if (outcome.failed > 0) failures.push(`✗ ${step.title}`);
    outcomes.set(step, outcome);
  };
  while (waiting.length > 0 || running.size > 0) {
    if (interruption.signal.aborted) waiting.length = 0;
    const isFree = running.size < lanes && ![...running.keys()].some(({ alone }) => alone);
    const next = isFree ? waiting.findIndex(isReady) : -1;
    const [step] = next < 0 ? [] : waiting.splice(next, 1);
    if (step)
      running.set(
        step,
        start(step).finally(() => running.delete(step)),
      );
    else await Promise.race(running.values());
  }
  if (interruption.signal.aborted) {
    console.log("\nInterrompu.");
    process.exitCode = 130;
    return;
  }
  const sum = (key: keyof Outcome) => [...outcomes.values()].reduce((total, outcome) => total + outcome[key], 0);
  if (failures.length > 0) console.log(`\nEn échec (ce que chacun dit est plus haut) :\n${failures.join("\n")}`);
  console.log(`\nTerminé en ${seconds(started)}.`);
  console.log(`${sum("passed")} passed, ${sum("failed")} failed`);
  process.exitCode = sum("failed") === 0 ? 0 : 1;
};
