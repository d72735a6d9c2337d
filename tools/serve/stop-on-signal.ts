/** Longest wait for work in progress (milliseconds): the mail server is waited for up to 8 s. */
const timeout = 10_000;

/** npm forwards the SIGINT that the terminal has already sent to this process: a second one this soon (ms) is ignored. */
const duplicateWindow = 1000;

/**
 * On Ctrl+C or SIGTERM, waits for `stops` to settle, for 10 seconds at most, then exits. A second
 * Ctrl+C exits at once.
 */
export const stopOnSignal = (stops: (() => Promise<unknown>)[]) => {
  let since: number | undefined;
  const stop = (signal: NodeJS.Signals) => {
    if (since !== undefined) {
      // tools/bootstrap.mjs sends SIGTERM when npm has exited.
      if (signal === "SIGINT" && performance.now() - since > duplicateWindow) process.exit(130);
      return;
    }
    since = performance.now();
    setTimeout(() => process.exit(0), timeout);
    void Promise.allSettled(stops.map((finish) => finish())).then(() => process.exit(0));
  };
  process.on("SIGINT", stop).on("SIGTERM", stop);
};
