import { existsSync, renameSync } from "node:fs";
import { join } from "node:path";

/** Gatsby's build statistics. */
const statistics = ["webpack.stats.json", "chunk-map.json"];

/** Moves from public/ to the cache the files that only our tools read. */
export function removeBuildFiles(root: string): void {
  for (const name of statistics) {
    const file = join(root, "public", name);
    if (existsSync(file)) renameSync(file, join(root, ".cache", name));
  }
}
