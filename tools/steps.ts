import { type CommandOptions, runScript } from "./run-command";

/** What one check came to. */
export type Outcome = {
  passed: number;
  failed: number;
  /** What each failure said, where that is known. */
  failures: string[];
};

export type Step = {
  title: string;
  /** How many of the machine's cores it keeps busy. */
  cores: 1 | 2;
  run: () => Promise<Outcome>;
  /** The step without whose success it can't run. */
  after?: Step;
};

export const success: Outcome = { passed: 1, failed: 0, failures: [] };

export const failure = (...failures: string[]): Outcome => ({ passed: 0, failed: 1, failures });

/** A check of package.json's scripts: it is quick, and says nothing unless it fails. */
export const script = (title: string, name: string, args: readonly string[] = []): Step => ({
  title,
  cores: 1,
  run: async () => {
    const { succeeded, output } = await runScript(name, args, { quiet: true } satisfies CommandOptions);
    if (succeeded) return success;
    console.log(output.trimEnd());
    return failure(output.trim());
  },
});

const seconds = (since: number) => `${((Date.now() - since) / 1000).toFixed(1).replace(".", ",")} s`;

const tell = async ({ title, run }: Step): Promise<Outcome> => {
  console.log(`  ${title}…`);
  const started = Date.now();
  const { passed, failed, failures } = await run();
  const detail = passed + failed > 1 ? ` (${passed} réussis, ${failed} en échec)` : "";
  console.log(`${failed === 0 ? "✓" : "✗"} ${title} : ${seconds(started)}${detail}`);
  return { passed, failed, failures: failed === 0 ? [] : [`✗ ${title}`, ...failures] };
};

/**
 * Runs each step as soon as two cores have room for it, in their order as far as that goes. A failure stops nothing
 * but what cannot run without it.
 */
const runSteps = async (steps: readonly Step[], isOver: () => boolean): Promise<Outcome[]> => {
  const outcomes = new Map<Step, Outcome>();
  const underWay = new Map<Step, Promise<unknown>>();
  const waiting = [...steps];
  const start = (step: Step) => {
    waiting.splice(waiting.indexOf(step), 1);
    const { title, after } = step;
    const possible = after === undefined || outcomes.get(after)?.failed === 0;
    const impossible = `✗ ${title} : impossible sans « ${after?.title ?? ""} »`;
    const end = possible ? tell(step) : Promise.resolve(failure(impossible));
    const ended = end.then((outcome) => {
      outcomes.set(step, outcome);
      underWay.delete(step);
    });
    underWay.set(step, ended);
  };
  const hasRoom = ({ cores, after }: Step) =>
    [...underWay.keys()].reduce((sum, step) => sum + step.cores, 0) + cores <= 2 &&
    (after === undefined || outcomes.has(after));
  while (underWay.size > 0 || (waiting.length > 0 && !isOver())) {
    for (let next = waiting.find(hasRoom); next && !isOver(); next = waiting.find(hasRoom)) start(next);
    await Promise.race(underWay.values());
  }
  return [...outcomes.values()];
};

/** Runs a command made of checks to its end: what failed is told once more, and the last line counts everything. */
export const runChecks = async (steps: readonly Step[]) => {
  /** Ctrl+C ends the steps under way, then everything. */
  let interrupted = false;
  const interrupt = () => {
    interrupted = true;
  };
  process.once("SIGINT", interrupt).once("SIGTERM", interrupt);
  const started = Date.now();
  const outcomes = await runSteps(steps, () => interrupted);
  if (interrupted) {
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
