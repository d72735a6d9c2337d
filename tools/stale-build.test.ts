/** @jest-environment node */
import fs, { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { deleteStaleBuild, isBuilt, stampBuild, writeMistake } from "./stale-build";

let root: string;
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};

const remains = () => ["public/index.html", ".cache/redux"].filter((file) => existsSync(path.join(root, file)));
const everything = ["public/index.html", ".cache/redux"];

/** Simulates Gatsby's output; it clears its cache first if there is no previous build. */
const build = () => {
  const made = deleteStaleBuild(root);
  for (const file of everything) write(file, "built");
  stampBuild(root, made, true);
};

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), "stale-"));
  for (const file of [
    "package.json",
    "package-lock.json",
    ".babelrc.json",
    "gatsby-config.ts",
    "gatsby-node.ts",
    "src/gatsby/pages/some.ts",
  ]) {
    write(file, "one");
  }
  jest.spyOn(console, "log").mockReturnValue();
  build();
});

afterEach(() => rmSync(root, { recursive: true }));

it("keeps a build of the same code", () => {
  deleteStaleBuild(root);
  expect(remains()).toEqual(everything);
});

it("keeps a build when an article or the generated types change", () => {
  write("content/articles/un/index.mdx", "two");
  write("src/gatsby-types.d.ts", "two");
  deleteStaleBuild(root);
  expect(remains()).toEqual(everything);
});

it.each([
  "package.json",
  "package-lock.json",
  ".babelrc.json",
  "gatsby-config.ts",
  "src/gatsby/pages/some.ts",
  "src/gatsby/pages/new.ts",
  "src/a.scss",
])("deletes pages and cache when %s has changed", (file) => {
  write(file, "two");
  deleteStaleBuild(root);
  expect(remains()).toEqual([]);
});

it("deletes a build made by another version of Node", () => {
  const { version } = process;
  Object.defineProperty(process, "version", { value: "v1.2.3", configurable: true });
  deleteStaleBuild(root);
  Object.defineProperty(process, "version", { value: version });
  expect(remains()).toEqual([]);
});

it("deletes a build made in another folder", () => {
  const moved = `${root}-moved`;
  renameSync(root, moved);
  root = moved;
  deleteStaleBuild(root);
  expect(remains()).toEqual([]);
});

it("deletes a build during which the code changed", () => {
  const made = deleteStaleBuild(root);
  write("src/gatsby/pages/some.ts", "two");
  stampBuild(root, made, true);
  deleteStaleBuild(root);
  expect(remains()).toEqual([]);
});

it.each(["data/site.json", "content/a.mdx", "static/a.svg", "tools/test-site.ts", "src/a.scss"])(
  "is built again for the tests when %s has changed, even to what it was when another build was cut short",
  (file) => {
    expect(isBuilt(root)).toBe(true);
    write(file, "two");
    expect(isBuilt(root)).toBe(false);
    stampBuild(root, deleteStaleBuild(root), false);
    expect(isBuilt(root)).toBe(false);
    build();
    expect(isBuilt(root)).toBe(true);
  },
);

it("deletes an interrupted build", () => {
  rmSync(path.join(root, ".cache"), { recursive: true });
  write(".cache/redux", "half");
  deleteStaleBuild(root);
  expect(remains()).toEqual([]);
});

test.each(["", ".cache", "public"])("a folder that another account made («%s») is named before the build", (name) => {
  expect(writeMistake(root)).toBeUndefined();
  const folder = path.join(root, name);
  jest.spyOn(fs, "accessSync").mockImplementation((file) => {
    // As for anyone but root.
    if (file === folder) throw Object.assign(new Error("EACCES"), { code: "EACCES" });
  });
  expect(writeMistake(root)).toContain(`Impossible d’écrire dans « ${folder} »`);
});

test("a mounted folder, which can't be removed, is emptied", () => {
  const { rmSync: remove } = fs;
  jest.spyOn(fs, "rmSync").mockImplementation((file, options) => {
    if (/(?:public|\.cache)$/.test(String(file))) throw Object.assign(new Error("EBUSY"), { code: "EBUSY" });
    remove(file, options);
  });
  write("src/a.scss", "two");
  deleteStaleBuild(root);
  expect(remains()).toEqual([]);
});

test("a full disk is told before the build", () => {
  jest.spyOn(fs, "statfsSync").mockReturnValue({ bavail: 10, bsize: 4096 } as fs.StatsFs);
  expect(writeMistake(root)).toContain("Le disque est plein");
});
