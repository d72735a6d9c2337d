import { statSync } from "node:fs";

/**
 * Caches the result of reading a file on disk until the file changes: the studio validates all files
 * at each keystroke.
 *
 * @param read takes an absolute path.
 */
export function cacheByFile<Result>(read: (file: string) => Result): (file: string) => Result {
  const cache = new Map<string, { version: string; result: Result }>();
  return (file) => {
    const { mtimeMs, size } = statSync(file);
    const version = `${mtimeMs} ${size}`;
    const cached = cache.get(file);
    if (cached?.version === version) return cached.result;
    const result = read(file);
    cache.set(file, { version, result });
    return result;
  };
}
