/** @jest-environment node */
import { mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startBlobsServer } from "../../testing/blobs-server";
import { type FakeBlobs, startFakeBlobs } from "../../testing/fake-blobs";
import { createBlobStore } from "./blob-store";
import { createFileStore, sweepAbandoned } from "./file-store";
import type { Store } from "./store";

const environment = { ...process.env };
let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "inbox-"));
});
afterEach(async () => {
  process.env = { ...environment };
  await rm(directory, { recursive: true, force: true });
});

type Opened = { store: Store; close: () => Promise<unknown> };

function openFiles(): Promise<Opened> {
  return Promise.resolve({ store: createFileStore(join(directory, "inbox")), close: () => Promise.resolve() });
}

async function openBlobs(): Promise<Opened> {
  const { url, close } = await startBlobsServer(directory);
  const context = { siteID: "site", token: "local", edgeURL: url, uncachedEdgeURL: url };
  process.env.NETLIFY_BLOBS_CONTEXT = Buffer.from(JSON.stringify(context)).toString("base64");
  return { store: createBlobStore("production"), close };
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

  test("lets one of two claim a name", async () => {
    expect(await opened.store.claim("claims/a.1")).toBe(true);
    expect(await opened.store.claim("claims/a.1")).toBe(false);
    expect(await opened.store.claim("claims/a.2")).toBe(true);
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
    expect(await opened.store.list("messages", "b.")).toEqual(["b.12"]);
  });

  test("forgets what is removed", async () => {
    await opened.store.create("messages/a", Buffer.from("1"));
    await opened.store.remove("messages/a");
    expect(await opened.store.read("messages/a")).toBeNull();
    expect(await opened.store.list("messages")).toEqual([]);
    expect(await opened.store.create("messages/a", Buffer.from("2"))).toBe(true);
  });
});

test("the site's own entries can be read and claimed from outside, as `npm run inbox` does", async () => {
  const { url, close } = await startBlobsServer(directory);
  const store = createBlobStore("production", { siteID: "site", token: "local", apiURL: url });
  expect(await store.create("messages/a", Buffer.from("1"))).toBe(true);
  expect(await store.claim("messages/a")).toBe(false);
  expect(String(await store.read("messages/a"))).toBe("1");
  await store.remove("messages/a");
  expect(await store.read("messages/a")).toBeNull();
  const stranger = createBlobStore("production", { siteID: "site", token: "other", apiURL: url });
  await expect(stranger.claim("claims/a.1")).rejects.toMatchObject({ code: "blobs 403" });
  await close();
});

describe("Netlify Blobs", () => {
  let blobs: FakeBlobs;
  let store: Store;
  beforeEach(async () => {
    blobs = await startFakeBlobs();
    process.env.NETLIFY_BLOBS_CONTEXT = blobs.context("token");
    store = createBlobStore("production");
  });
  afterEach(() => blobs.close());

  test("let one of many writers create the entry", async () => {
    const won = await Promise.all(Array.from({ length: 50 }, () => store.claim("claims/a.1")));
    expect(won.filter(Boolean)).toHaveLength(1);
  });

  test("are listed whole, page after page", async () => {
    for (let number = 0; number < 25; number += 1) await store.claim(`claims/${number}`);
    expect(await store.list("claims")).toHaveLength(25);
  });

  test.each([401, 403, 404, 413, 429, 500])("answering %i, have stored nothing and claimed nothing", async (status) => {
    blobs.behave = () => status;
    await expect(store.create("messages/a", Buffer.from("1"))).rejects.toMatchObject({ code: `blobs ${status}` });
    await expect(store.claim("claims/a.1")).rejects.toMatchObject({ code: `blobs ${status}` });
  });

  test.each([401, 403, 500])("answering %i, are not taken for empty", async (status) => {
    blobs.behave = () => status;
    await expect(store.read("messages/a")).rejects.toMatchObject({ code: `blobs ${status}` });
    await expect(store.list("messages")).rejects.toMatchObject({ code: `blobs ${status}` });
    await expect(store.remove("messages/a")).rejects.toMatchObject({ code: `blobs ${status}` });
  });

  test("that took an entry although they answered 500 have it", async () => {
    let answered = false;
    blobs.behave = ({ key, method }) => {
      if (method !== "PUT" || answered) return undefined;
      answered = true;
      blobs.entries.set(`site:contact-production/${key}`, Buffer.from("1"));
      return 500;
    };
    expect(await store.create("messages/a", Buffer.from("1"))).toBe(false);
    expect(String(await store.read("messages/a"))).toBe("1");
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

  test("take no hidden file for an entry", async () => {
    const store = createFileStore(directory);
    await store.create("messages/a", Buffer.from("1"));
    await writeFile(join(directory, "messages", ".DS_Store"), "");
    expect(await store.list("messages")).toEqual(["a"]);
  });

  test("drop what a dead process left half-written, not what is being written", async () => {
    const store = createFileStore(directory);
    await store.create("messages/a", Buffer.from("1"));
    await writeFile(join(directory, "tmp", "old"), "");
    await writeFile(join(directory, "tmp", "new"), "");
    const dayAgo = new Date(Date.now() - 86_400_000);
    await utimes(join(directory, "tmp", "old"), dayAgo, dayAgo);
    await sweepAbandoned(directory);
    expect(await readdir(join(directory, "tmp"))).toEqual(["new"]);
  });
});
