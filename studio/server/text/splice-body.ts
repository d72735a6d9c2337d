/**
 * Replaces a text by another, keeping the line endings of unchanged lines at the beginning and at
 * the end: an editor returns «\n» only.
 */
export function spliceBody(former: string, next: string): string {
  const lines = former.split(/(?<=\r\n|\r(?!\n)|\n)/);
  const bare = lines.map((line) => line.replace(/\r\n?$/, "\n"));
  const wanted = next.replace(/\r\n?/g, "\n").split(/(?<=\n)/);
  let head = 0;
  while (head < bare.length && head < wanted.length && bare[head] === wanted[head]) head += 1;
  let tail = 0;
  const maxTail = Math.min(bare.length, wanted.length) - head;
  while (tail < maxTail && bare.at(-1 - tail) === wanted.at(-1 - tail)) tail += 1;
  const end = /\r\n|\r|\n/.exec(former)?.[0] ?? "\n";
  const middle = wanted.slice(head, wanted.length - tail).map((line) => line.replace(/\n$/, end));
  return [...lines.slice(0, head), ...middle, ...lines.slice(lines.length - tail)].join("");
}
