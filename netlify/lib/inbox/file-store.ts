import { randomUUID } from "node:crypto";
import { link, mkdir, open, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Store } from "./store";

/** Age from which a temporary file must come from a dead process (milliseconds). */
const abandonedAfter = 60 * 60 * 1000;

/** The result of `work`, or of `otherwise` when `work` fails with this error code. */
function withFallback<Result>(code: string, work: Promise<Result>, otherwise: () => Result | Promise<Result>) {
  return work.catch((error: unknown) => {
    if (typeof error === "object" && error !== null && "code" in error && error.code === code) return otherwise();
    throw error;
  });
}

async function syncFolder(folder: string): Promise<void> {
  // Windows can't open a directory; its file system keeps a journal of names instead.
  if (process.platform === "win32") return;
  const handle = await open(folder, "r");
  await handle.sync().finally(() => handle.close());
}

/** Runs `work`, which adds a file to a folder. If the folder is missing, creates it durably, and its parents. */
function inFolder<Result>(folder: string, work: () => Promise<Result>): Promise<Result> {
  return withFallback("ENOENT", work(), async () => {
    const first = await mkdir(folder, { recursive: true, mode: 0o700 });
    for (let made = folder; first && made.length >= first.length; made = dirname(made)) await syncFolder(dirname(made));
    return work();
  });
}

/**
 * A store of files under `directory` (absolute path), as in Maildir: written and synced under a
 * temporary name, then hard-linked to the final one, so that no partial file is ever visible.
 * Unlike a rename, a link fails if the name exists: only one of two concurrent writers succeeds.
 */
export function createFileStore(directory: string): Store {
  const path = (key: string): string => join(directory, ...key.split("/"));

  async function withTemporaryFile<Result>(content: Buffer, work: (file: string) => Promise<Result>): Promise<Result> {
    const file = path(`tmp/${randomUUID()}`);
    try {
      // An empty file only serves to read the disk's time (`now`): nothing to make durable.
      const flush = content.length > 0;
      // Personal data: readable by the owner only.
      await inFolder(dirname(file), () => writeFile(file, content, { flag: "wx", mode: 0o600, flush }));
      return await work(file);
    } finally {
      await rm(file, { force: true }).catch(() => undefined);
    }
  }

  /** The date that the disk gives a new file: all processes share the disk's clock, not this machine's. */
  const now = (): Promise<number> =>
    withTemporaryFile(Buffer.alloc(0), async (file) => Math.round((await stat(file)).mtimeMs));

  async function list(folder: string): Promise<string[]> {
    const found = await withFallback("ENOENT", readdir(path(folder), { withFileTypes: true }), () => []);
    // Hidden files belong to the system, such as `.DS_Store`.
    return found.filter((file) => file.isFile() && !file.name.startsWith(".")).map(({ name }) => name);
  }

  return {
    now,
    list,
    create: (key, content) =>
      withTemporaryFile(content, async (file) => {
        const folder = dirname(path(key));
        const linked = inFolder(folder, () => link(file, path(key)).then(() => true));
        const created = await withFallback("EEXIST", linked, () => false);
        // Even if the entry existed: its writer may not have synced the folder yet.
        await syncFolder(folder);
        return created;
      }),
    read: (key) => withFallback<Buffer | null>("ENOENT", readFile(path(key)), () => null),
    remove: (key) => rm(path(key), { force: true }),
    async tidy() {
      const started = await now();
      for (const name of await list("tmp")) {
        const file = path(`tmp/${name}`);
        const { mtimeMs } = await withFallback<{ mtimeMs: number }>("ENOENT", stat(file), () => ({
          mtimeMs: Infinity,
        }));
        if (started - mtimeMs > abandonedAfter) await rm(file, { force: true });
      }
    },
  };
}
