import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path/posix";

/** Writes a file of the site into public/, at its path on the site. */
export function publishFile(root: string, path: string, content: string | Uint8Array): void {
  const file = join(root, "public", path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
