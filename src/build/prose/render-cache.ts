import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { listFiles } from "../project/project-files";

/** Gatsby removes this file by itself when its configuration or its plugins change. */
const cacheFile = ".cache/prose.json";

/** What decides how a text is rendered, beside the text and the identity. */
const sourceFolders = ["src/build/prose", "src/components/prose", "src/browser/storage"];
const sourceFiles = ["src/browser/consent/policy.ts", "package-lock.json"];

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
  /** Puts on disk what was read or written since the cache was opened, and forgets the rest. */
  save: () => void;
};

/**
 * Rendered texts kept on disk from one build to the next: rendering takes about 10 ms a
 * text, reading it back a hundredth of one. All stand in one file, for a file of its own
 * would cost each text 2 ms more.
 *
 * @param root absolute path of the project.
 */
export function openRenderCache<Value>(root: string): RenderCache<Value> {
  const file = join(root, cacheFile);
  const stored = readStored<Value>(file);
  const used = new Map<string, Value>();
  let changed = false;
  return {
    renderer: digestRenderer(root),
    read(key) {
      const value = stored.get(key);
      if (value) used.set(key, value);
      return value;
    },
    write(key, value) {
      used.set(key, value);
      changed = true;
    },
    save() {
      if (!changed) return;
      mkdirSync(dirname(file), { recursive: true });
      // Renamed into place: a build that is stopped while it writes leaves the former file whole.
      writeFileSync(`${file}.new`, JSON.stringify([...used]));
      renameSync(`${file}.new`, file);
      changed = false;
    },
  };
}

function readStored<Value>(file: string): Map<string, Value> {
  try {
    return new Map(JSON.parse(readFileSync(file, "utf8")) as [string, Value][]);
  } catch {
    // No build yet, or a file that another program cut short: everything is rendered again.
    return new Map();
  }
}
