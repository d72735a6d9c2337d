/** Polls until the condition is true. */
export async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await new Promise((rested) => setTimeout(rested, 20));
}
