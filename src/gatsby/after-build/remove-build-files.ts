import { existsSync, renameSync } from "node:fs";
import { join } from "node:path";

/** What the build says of itself; tools read it in the cache. */
const statistics = ["webpack.stats.json", "chunk-map.json"];

/** Takes out of what is published what only the build had a use for. */
export function removeBuildFiles(root: string): void {
  for (const name of statistics) {
    const file = join(root, "public", name);
    if (existsSync(file)) renameSync(file, join(root, ".cache", name));
  }
}
