import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { listFiles } from "../project-files";

/** Gatsby empties this folder by itself when its configuration or its plugins change. */
const folder = ".cache/prose";

/** What decides how a text is rendered, beside the text and the identity. */
const sourceFolders = ["src/build/prose", "src/components/prose"];
const sourceFiles = ["src/build/typography.ts", "src/browser/consent/stored-items.ts", "package-lock.json"];

/**
 * A digest of the renderer's own sources and packages.
 *
 * @param root absolute path of the project.
 */
export function rendererDigest(root: string): string {
  const hash = createHash("sha1");
  for (const file of [...sourceFolders.flatMap((path) => listFiles(root, path)), ...sourceFiles]) {
    if (existsSync(join(root, file))) hash.update(file).update(readFileSync(join(root, file)));
  }
  return hash.digest("hex");
}

/**
 * Rendered texts kept on disk from one build to the next: rendering takes about 15 ms a
 * text, reading it back a tenth of one.
 */
export function renderCache<Value>(root: string) {
  const fileOf = (key: string) => join(root, folder, `${key}.json`);
  return {
    read(key: string): Value | undefined {
      try {
        return JSON.parse(readFileSync(fileOf(key), "utf8")) as Value;
      } catch {
        // Never rendered, or cut short by a build that was stopped.
        return undefined;
      }
    },
    write(key: string, value: Value): void {
      mkdirSync(join(root, folder), { recursive: true });
      writeFileSync(fileOf(key), JSON.stringify(value));
    },
  };
}
