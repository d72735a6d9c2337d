import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { listFiles } from "../project-files";

/** Gatsby empties this folder by itself when its configuration or its plugins change. */
const folder = ".cache/prose";

/** What decides how a text is rendered, beside the text and the identity. */
const sourceFolders = ["src/build/prose", "src/components/prose"];
const sourceFiles = ["src/build/typography.ts", "src/browser/consent/stored-items.ts", "package-lock.json"];

/** A digest of the renderer's own sources and packages. */
function digestRenderer(root: string): string {
  const hash = createHash("sha1");
  for (const file of [...sourceFolders.flatMap((path) => listFiles(root, path)), ...sourceFiles]) {
    if (existsSync(join(root, file))) hash.update(file).update(readFileSync(join(root, file)));
  }
  return hash.digest("hex");
}

export type RenderCache<Value> = {
  /** Digest of the renderer, to be part of every key. */
  renderer: string;
  read: (key: string) => Value | undefined;
  write: (key: string, value: Value) => void;
};

/**
 * Rendered texts kept on disk from one build to the next: rendering takes about 10 ms a
 * text, reading it back a tenth of one.
 *
 * @param root absolute path of the project.
 */
export function openRenderCache<Value>(root: string): RenderCache<Value> {
  const fileOf = (key: string) => join(root, folder, `${key}.json`);
  return {
    renderer: digestRenderer(root),
    read(key) {
      try {
        return JSON.parse(readFileSync(fileOf(key), "utf8")) as Value;
      } catch {
        // Never rendered, or cut short by a build that was stopped.
        return undefined;
      }
    },
    write(key, value) {
      try {
        writeFileSync(fileOf(key), JSON.stringify(value));
      } catch {
        mkdirSync(join(root, folder), { recursive: true });
        writeFileSync(fileOf(key), JSON.stringify(value));
      }
    },
  };
}
