type Limits = {
  /** Items worked on at once. */
  parallel: number;
  /** Items waiting at most: beyond, they are not remembered one by one. */
  longest: number;
  /** Called once the queue is empty again, when some were not remembered. */
  whenBehind: () => Promise<unknown>;
};

/**
 * Works on items in the order they came, a few at a time, in bounded memory.
 * The function returned resolves when its item is done, at once when it could not be remembered.
 */
export function createQueue(work: (item: string) => Promise<unknown>, limits: Limits): (item: string) => Promise<void> {
  const waiting: { item: string; done: () => void }[] = [];
  let working = 0;
  let behind = false;

  async function run(): Promise<void> {
    working += 1;
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      await work(next.item);
      next.done();
    }
    if (behind && working === 1) {
      behind = false;
      await limits.whenBehind();
    }
    working -= 1;
  }

  return (item) => {
    if (waiting.length >= limits.longest) {
      behind = true;
      return Promise.resolve();
    }
    return new Promise((done) => {
      waiting.push({ item, done });
      if (working < limits.parallel) void run();
    });
  };
}
