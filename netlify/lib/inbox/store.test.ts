/** @jest-environment node */
import { mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startBlobsServer } from "../../testing/blobs-server";
import { createBlobStore } from "./blob-store";
import { createFileStore, sweepAbandoned } from "./file-store";
import type { Store } from "./store";

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "inbox-"));
});
afterEach(() => rm(directory, { recursive: true, force: true }));

type Opened = { store: Store; close: () => Promise<unknown> };

function openFiles(): Promise<Opened> {
  return Promise.resolve({ store: createFileStore(join(directory, "inbox")), close: () => Promise.resolve() });
}

async function openBlobs(): Promise<Opened> {
  const { url, close } = await startBlobsServer(directory);
  const access = { siteID: "site", token: "local", edgeURL: url, uncachedEdgeURL: url };
  return { store: createBlobStore("production", access), close };
}

describe.each([
  ["files", openFiles],
  ["Netlify Blobs", openBlobs],
])("an inbox kept in %s", (_name, openStore) => {
  let opened: Opened;
  beforeEach(async () => {
    opened = await openStore();
  });
  afterEach(() => opened.close());

  test("gives back the bytes it was given, accents, emoji and zeros included", async () => {
    const content = Buffer.concat([Buffer.from("é👋"), Buffer.from([0, 255, 10])]);
    expect(await opened.store.create("messages/a", content)).toBe(true);
    expect(await opened.store.read("messages/a")).toEqual(content);
  });

  test("creates a key once and keeps what came first", async () => {
    expect(await opened.store.create("messages/a", Buffer.from("first"))).toBe(true);
    expect(await opened.store.create("messages/a", Buffer.from("second"))).toBe(false);
    expect(String(await opened.store.read("messages/a"))).toBe("first");
  });

  test("knows nothing of a key that was never written", async () => {
    expect(await opened.store.read("messages/none")).toBeNull();
    expect(await opened.store.list("messages")).toEqual([]);
    await expect(opened.store.remove("messages/none")).resolves.toBeUndefined();
  });

  test("lists each folder apart", async () => {
    await opened.store.create("messages/a", Buffer.from("1"));
    await opened.store.create("messages/b.12", Buffer.from("2"));
    await opened.store.create("delivered/a", Buffer.from("3"));
    expect((await opened.store.list("messages")).sort()).toEqual(["a", "b.12"]);
    expect(await opened.store.list("delivered")).toEqual(["a"]);
  });

  test("forgets what is removed", async () => {
    await opened.store.create("messages/a", Buffer.from("1"));
    await opened.store.remove("messages/a");
    expect(await opened.store.read("messages/a")).toBeNull();
    expect(await opened.store.list("messages")).toEqual([]);
    expect(await opened.store.create("messages/a", Buffer.from("2"))).toBe(true);
  });
});

describe("files", () => {
  test("let one of many writers create the entry, even from two stores", async () => {
    const stores = [createFileStore(directory), createFileStore(directory)] as const;
    const won = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        stores[index % 2 === 0 ? 0 : 1].create("messages/a", Buffer.from(`${index}`)),
      ),
    );
    expect(won.filter(Boolean)).toHaveLength(1);
    expect(String(await stores[0].read("messages/a"))).toBe(String(won.indexOf(true)));
    expect(await readdir(join(directory, "tmp"))).toEqual([]);
  });

  test("say so when the disk can't be written, and work again once it can", async () => {
    const blocked = join(directory, "blocked");
    await writeFile(blocked, "a file where the folder should be");
    const store = createFileStore(blocked);
    await expect(store.create("messages/a", Buffer.from("1"))).rejects.toThrow();
    await rm(blocked);
    expect(await store.create("messages/a", Buffer.from("1"))).toBe(true);
  });

  test("drop what a dead process left half-written, not what is being written", async () => {
    const store = createFileStore(directory);
    await store.create("messages/a", Buffer.from("1"));
    await writeFile(join(directory, "tmp", "old"), "");
    await writeFile(join(directory, "tmp", "new"), "");
    const dayAgo = new Date(Date.now() - 86_400_000);
    await utimes(join(directory, "tmp", "old"), dayAgo, dayAgo);
    await sweepAbandoned(directory, Date.now());
    expect(await readdir(join(directory, "tmp"))).toEqual(["new"]);
  });
});
