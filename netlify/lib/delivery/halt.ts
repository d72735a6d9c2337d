/** Says when mail servers are no longer waited for: when the process is told to stop, or runs out of time. */
export function createHalt() {
  const stop = new AbortController();

  return {
    now: (): void => stop.abort(),

    /** Aborts at the stop or, if it comes first, after so long (milliseconds). */
    after(time: number | undefined): AbortSignal {
      if (time === undefined) return stop.signal;
      const over = new AbortController();
      setTimeout(() => over.abort(), time).unref();
      return AbortSignal.any([stop.signal, over.signal]);
    },
  };
}
