import { randomUUID } from "node:crypto";
import { link, mkdir, open, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Store } from "./store";

/** A half-written file older than this belongs to a process that died (milliseconds). */
const abandonedAfter = 60 * 60 * 1000;

/** What `work` resolves to, or `fallback` when it fails with this code. */
function unless<Result>(code: string, fallback: Result, work: Promise<Result>): Promise<Result> {
  return work.catch((error: unknown) => {
    if (typeof error === "object" && error !== null && "code" in error && error.code === code) return fallback;
    throw error;
  });
}

async function syncFolder(folder: string): Promise<void> {
  // Windows can't open a folder; its file system journals the entry by itself.
  if (process.platform === "win32") return;
  const handle = await open(folder, "r");
  await handle.sync().finally(() => handle.close());
}

/** Creates a folder and makes its own entry, and those of the parents it created, survive a power cut. */
async function makeFolder(path: string): Promise<void> {
  const first = await mkdir(path, { recursive: true, mode: 0o700 });
  if (first === undefined) return;
  for (let folder = path; folder.length >= first.length; folder = dirname(folder)) await syncFolder(dirname(folder));
}

/**
 * Entries as files under `directory`, an absolute path, Maildir fashion: written and synced under a
 * temporary name, then linked to the final one, which another process sees whole or not at all. A
 * link, unlike a rename, fails when the name exists: of two writers one creates the entry.
 */
export function createFileStore(directory: string): Store {
  const path = (key: string): string => join(directory, ...key.split("/"));
  /** How far the disk's clock, which dates its files, is ahead of this machine's (milliseconds). */
  let ahead: number | undefined;

  async function withDraft<Result>(content: Buffer, work: (draft: string) => Promise<Result>): Promise<Result> {
    const draft = path(`tmp/${randomUUID()}`);
    await makeFolder(dirname(draft));
    try {
      const before = Date.now();
      // Readable by the owner alone: these are personal data.
      await writeFile(draft, content, { flag: "wx", mode: 0o600, flush: true });
      ahead = (await stat(draft)).mtimeMs - before;
      return await work(draft);
    } finally {
      await rm(draft, { force: true }).catch(() => undefined);
    }
  }

  async function now(): Promise<number> {
    if (ahead === undefined) await withDraft(Buffer.alloc(0), () => Promise.resolve());
    return Math.round(Date.now() + (ahead ?? 0));
  }

  async function list(folder: string): Promise<string[]> {
    const found = await unless("ENOENT", [], readdir(path(folder), { withFileTypes: true }));
    // Hidden files are the system's own, such as `.DS_Store`.
    return found.filter((file) => file.isFile() && !file.name.startsWith(".")).map(({ name }) => name);
  }

  return {
    now,
    list,
    create: (key, content) =>
      withDraft(content, async (draft) => {
        const folder = dirname(path(key));
        await makeFolder(folder);
        const linked = link(draft, path(key)).then(() => true);
        const created = await unless("EEXIST", false, linked);
        // Also when the entry existed: its writer may not have synced the folder yet.
        await syncFolder(folder);
        return created;
      }),
    read: (key) => unless<Buffer | null>("ENOENT", null, readFile(path(key))),
    remove: (key) => rm(path(key), { force: true }),
    async tidy() {
      for (const name of await list("tmp")) {
        const draft = path(`tmp/${name}`);
        const written = await unless("ENOENT", undefined, stat(draft));
        if (written && (await now()) - written.mtimeMs > abandonedAfter) await rm(draft, { force: true });
      }
    },
  };
}
