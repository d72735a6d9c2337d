/** Time left to what is under way (milliseconds): a mail takes 8 s to be sent at most. */
const patience = 10_000;

/** npm passes on a signal that this process has had from the terminal already: one wish, not two (milliseconds). */
const echo = 1000;

/**
 * Ends this process when it is asked to (Ctrl+C, SIGTERM), after `stops` have let finish what is
 * under way, and after 10 seconds whatever they do. A second Ctrl+C ends it at once.
 */
export const stopOnSignal = (stops: (() => Promise<unknown>)[]) => {
  let since: number | undefined;
  const stop = (signal: NodeJS.Signals) => {
    if (since !== undefined) {
      // tools/bootstrap.mjs sends SIGTERM when npm is gone.
      if (signal === "SIGINT" && performance.now() - since > echo) process.exit(130);
      return;
    }
    since = performance.now();
    setTimeout(() => process.exit(0), patience);
    void Promise.allSettled(stops.map((finish) => finish())).then(() => process.exit(0));
  };
  process.on("SIGINT", stop).on("SIGTERM", stop);
};
