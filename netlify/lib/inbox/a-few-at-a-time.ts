/**
 * Works on items in their order, `parallel` of them at once, as long as `hasTime` says so: a program
 * may hold few files open (256 on a Mac), and a store answers so many requests a second.
 */
export async function aFewAtATime<Item>(
  items: Iterable<Item>,
  parallel: number,
  work: (item: Item) => Promise<void>,
  hasTime: () => boolean = () => true,
): Promise<void> {
  const each = items[Symbol.iterator]();
  const worker = async (): Promise<void> => {
    // The workers share one iterator: each takes the next item.
    while (hasTime()) {
      const next = each.next();
      if (next.done) return;
      await work(next.value);
    }
  };
  await Promise.all(Array.from({ length: parallel }, worker));
}
