/** @jest-environment node */
import fs, { mkdir, readdir, rm, stat, utimes, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { startBlobsServer } from "../../testing/blobs-server";
import { type FakeBlobs, startFakeBlobs } from "../../testing/fake-blobs";
import { day, tenYears } from "../../testing/delivery";
import { useTemporaryFolder } from "../../testing/temporary-folder";
import { createBlobStore } from "./blob-store";
import { createFileStore } from "./file-store";
import type { Store } from "./store";

const environment = { ...process.env };
const folder = useTemporaryFolder();

let blobs: FakeBlobs;
beforeEach(async () => {
  blobs = await startFakeBlobs();
  process.env.NETLIFY_BLOBS_CONTEXT = blobs.context;
});
afterEach(async () => {
  process.env = { ...environment };
  await blobs.close();
});

describe.each<[string, () => Store]>([
  ["files", () => createFileStore(join(folder(), "inbox"))],
  ["Netlify Blobs", () => createBlobStore("production")],
])("%s", (_kind, open) => {
  test("read what was written, create a key once, list each folder apart, remove entries", async () => {
    const store = open();
    const content = Buffer.concat([Buffer.from("é👋"), Buffer.from([0, 255, 10])]);
    expect([await store.read("messages/a"), await store.list("messages")]).toEqual([null, []]);
    await store.remove("messages/a");
    expect(await store.create("messages/a", content)).toBe(true);
    expect(await store.create("messages/a", Buffer.from("second"))).toBe(false);
    expect(await store.read("messages/a")).toEqual(content);
    await store.create("messages/b.12", Buffer.from("2"));
    await store.create("sent/a", Buffer.from("3"));
    expect((await store.list("messages")).sort()).toEqual(["a", "b.12"]);
    await store.remove("messages/a");
    expect([await store.read("messages/a"), await store.list("messages")]).toEqual([null, ["b.12"]]);
    expect(await store.create("messages/a", Buffer.from("2"))).toBe(true);
  });

  test("let exactly one of many concurrent writers create an entry", async () => {
    const stores = [open(), open()] as const;
    const won = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        stores[index % 2 === 0 ? 0 : 1].create("messages/a", Buffer.from(`${index}`)),
      ),
    );
    expect(won.filter(Boolean)).toHaveLength(1);
    expect(String(await stores[0].read("messages/a"))).toBe(String(won.indexOf(true)));
  });

  test.each([tenYears, -tenYears])("use their own clock, even if the machine's is %i ms off", async (off) => {
    const real = Date.now();
    const store = open();
    jest.spyOn(Date, "now").mockImplementation(() => real + off);
    expect(Math.abs((await store.now()) - real)).toBeLessThan(60_000);
  });

  test.each([tenYears, -tenYears])("use their own clock, even if the machine's is then set %i ms off", async (off) => {
    const real = Date.now();
    const store = open();
    await store.create("messages/a", Buffer.from("1"));
    jest.spyOn(Date, "now").mockImplementation(() => real + off);
    expect(Math.abs((await store.now()) - real)).toBeLessThan(60_000);
  });
});

test("the production store can be read and written from outside, as `npm run inbox` does", async () => {
  const { url, close } = await startBlobsServer(folder());
  const store = createBlobStore("production", { siteID: "site", token: "local", apiURL: url });
  expect(await store.create("messages/a", Buffer.from("1"))).toBe(true);
  expect(await store.create("messages/a", Buffer.from("2"))).toBe(false);
  expect(String(await store.read("messages/a"))).toBe("1");
  await store.remove("messages/a");
  expect(await store.read("messages/a")).toBeNull();
  const stranger = createBlobStore("production", { siteID: "site", token: "other", apiURL: url });
  await expect(stranger.create("lease/1", Buffer.from("{}"))).rejects.toMatchObject({ code: "blobs 403" });
  close();
});

describe("files", () => {
  test("fail when the disk can't be written, and recover, even after their folder was deleted", async () => {
    const blocked = join(folder(), "blocked");
    await writeFile(blocked, "a file where the folder should be");
    const store = createFileStore(blocked);
    await expect(store.create("messages/a", Buffer.from("1"))).rejects.toThrow();
    await rm(blocked);
    expect(await store.create("messages/a", Buffer.from("1"))).toBe(true);
    await rm(blocked, { recursive: true });
    expect(await store.create("messages/a", Buffer.from("1"))).toBe(true);
  });

  test("and their folders can be read by their owner only", async () => {
    const root = join(folder(), "inbox");
    await createFileStore(root).create("messages/a", Buffer.from("1"));
    const modes = ["", "messages", "messages/a"].map(async (path) => (await stat(join(root, path))).mode & 0o777);
    expect(await Promise.all(modes)).toEqual([0o700, 0o700, 0o600]);
  });

  test("survive a power cut once `create` resolves: every folder that has a new name was synced", async () => {
    const synced: unknown[] = [];
    const { open } = fs;
    jest.spyOn(fs, "open").mockImplementation(async (path, flags) => {
      const handle = await open(path, flags);
      jest.spyOn(handle, "sync").mockImplementation(() => Promise.resolve(void synced.push(path)));
      return handle;
    });
    const root = join(folder(), "inbox");
    const store = createFileStore(root);
    await store.create("messages/a", Buffer.from("1"));
    expect(synced).toEqual(expect.arrayContaining([dirname(root), root]));
    for (const key of ["messages/b", "messages/b"]) {
      synced.length = 0;
      await store.create(key, Buffer.from("2"));
      expect(synced).toEqual([join(root, "messages")]);
    }
  });

  test("that are hidden or half-written are ignored; those left by a dead process are removed", async () => {
    const store = createFileStore(folder());
    await store.create("messages/a", Buffer.from("1"));
    await writeFile(join(folder(), "messages", ".DS_Store"), "");
    await mkdir(join(folder(), "messages", "copie"));
    for (const name of ["old", "new"]) await writeFile(join(folder(), "tmp", name), "");
    const dayAgo = new Date(Date.now() - day);
    await utimes(join(folder(), "tmp", "old"), dayAgo, dayAgo);
    await store.tidy?.();
    expect([await store.list("messages"), await readdir(join(folder(), "tmp"))]).toEqual([["a"], ["new"]]);
  });
});
