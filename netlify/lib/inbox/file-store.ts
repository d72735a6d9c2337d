import { randomUUID } from "node:crypto";
import { link, mkdir, open, readdir, readFile, rm, stat, unlink, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import type { Store } from "./store";

/** A half-written file older than this belongs to a process that died (milliseconds). */
const abandonedAfter = 60 * 60 * 1000;

function hasCode(error: unknown, code: string): boolean {
  return typeof error === "object" && error !== null && "code" in error && error.code === code;
}

async function syncFolder(folder: string): Promise<void> {
  // Windows can't open a folder; its file system journals the entry by itself.
  if (process.platform === "win32") return;
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Syncs a folder. Calls that come while one sync runs share the next: it covers what each has written. */
function createSharedSync(folder: string): () => Promise<void> {
  let running = Promise.resolve();
  let next: Promise<void> | undefined;
  return () => {
    next ??= running
      .catch(() => undefined)
      .then(() => {
        next = undefined;
        running = syncFolder(folder);
        return running;
      });
    return next;
  };
}

async function writeSynced(path: string, content: Buffer): Promise<void> {
  // Readable by the owner alone: these are personal data.
  const handle = await open(path, "wx", 0o600);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function linkIfAbsent(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    if (hasCode(error, "EEXIST")) return false;
    throw error;
  }
}

/** Creates a folder and makes its own entry, and those of the parents it created, survive a power cut. */
async function makeFolder(path: string): Promise<void> {
  const first = await mkdir(path, { recursive: true, mode: 0o700 });
  if (first === undefined) return;
  const top = dirname(first);
  for (let folder = dirname(path); folder.length >= top.length; folder = dirname(folder)) {
    await syncFolder(folder);
    if (folder === dirname(folder)) break;
  }
}

/**
 * Entries as files under `directory`, Maildir fashion: written and synced under a temporary name,
 * then linked to the final one, which another process sees whole or not at all. A link, unlike
 * a rename, fails when the name exists: of two writers one creates the entry.
 */
export function createFileStore(directory: string): Store {
  const path = (key: string): string => join(directory, ...key.split("/"));
  const temporary = join(directory, "tmp");
  const ready = new Map<string, Promise<void>>();
  const syncs = new Map<string, () => Promise<void>>();

  /** Makes a folder once. */
  const ensure = (folder: string): Promise<void> => {
    const known = ready.get(folder);
    if (known) return known;
    const made = makeFolder(folder);
    ready.set(folder, made);
    return made;
  };

  const sync = (folder: string): Promise<void> => {
    const shared = syncs.get(folder) ?? createSharedSync(folder);
    syncs.set(folder, shared);
    return shared();
  };

  return {
    async create(key, content) {
      const final = path(key);
      const folder = dirname(final);
      const draft = join(temporary, randomUUID());
      try {
        await ensure(temporary);
        await ensure(folder);
        await writeSynced(draft, content);
        const created = await linkIfAbsent(draft, final);
        // Also when the entry existed: its writer may not have synced the folder yet.
        await sync(folder);
        return created;
      } catch (error) {
        // So that a folder deleted, or a disk repaired, meanwhile needs no restart.
        ready.clear();
        throw error;
      } finally {
        await unlink(draft).catch(() => undefined);
      }
    },
    async claim(key) {
      const final = path(key);
      try {
        await ensure(dirname(final));
        await (await open(final, "wx", 0o600)).close();
        return true;
      } catch (error) {
        if (hasCode(error, "EEXIST")) return false;
        ready.clear();
        throw error;
      }
    },
    async read(key) {
      try {
        return await readFile(path(key));
      } catch (error) {
        if (hasCode(error, "ENOENT")) return null;
        throw error;
      }
    },
    async list(folder, start = "") {
      try {
        const found = await readdir(path(folder), { withFileTypes: true });
        // Hidden files are the system's own, such as `.DS_Store`.
        const entries = found.filter((file) => file.isFile() && !file.name.startsWith("."));
        return entries.map(({ name }) => name).filter((name) => name.startsWith(start));
      } catch (error) {
        if (hasCode(error, "ENOENT")) return [];
        throw error;
      }
    },
    async remove(key) {
      await rm(path(key), { force: true });
    },
  };
}

/**
 * Removes what processes that died left half-written under `directory`. Their age is told by the
 * disk's own clock: this process may have another time than the one that is writing.
 */
export async function sweepAbandoned(directory: string): Promise<void> {
  const temporary = join(directory, "tmp");
  const names = await readdir(temporary).catch(() => []);
  if (names.length === 0) return;
  const probe = join(temporary, randomUUID());
  await writeFile(probe, "");
  const { mtimeMs: now } = await stat(probe);
  for (const name of [...names, basename(probe)]) {
    const file = join(temporary, name);
    const found = await stat(file).catch(() => null);
    if (file === probe || (found && now - found.mtimeMs > abandonedAfter)) await rm(file, { force: true });
  }
}
