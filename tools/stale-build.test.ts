/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { forgetStaleBuild, stampBuild } from "./stale-build";

let root: string;
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};

const remains = () => ["public/index.html", ".cache/redux"].filter((file) => existsSync(path.join(root, file)));
const everything = ["public/index.html", ".cache/redux"];

/** Simulates Gatsby's output; it clears its cache first if there is no previous build. */
const build = () => {
  const code = forgetStaleBuild(root);
  for (const file of everything) write(file, "built");
  stampBuild(root, code);
};

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), "stale-"));
  for (const file of [
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

it("keeps what the same code built", () => {
  forgetStaleBuild(root);
  expect(remains()).toEqual(everything);
});

it("keeps it when an article or the generated types change: Gatsby follows those", () => {
  write("content/articles/un/index.mdx", "two");
  write("src/gatsby-types.d.ts", "two");
  forgetStaleBuild(root);
  expect(remains()).toEqual(everything);
});

it.each([
  "package-lock.json",
  ".babelrc.json",
  "gatsby-config.ts",
  "src/gatsby/pages/some.ts",
  "src/gatsby/pages/new.ts",
  "src/a.scss",
])("forgets the pages and the cache when %s has changed", (file) => {
  write(file, "two");
  forgetStaleBuild(root);
  expect(remains()).toEqual([]);
});

it("forgets a build made by another version of Node", () => {
  const { version } = process;
  Object.defineProperty(process, "version", { value: "v1.2.3", configurable: true });
  forgetStaleBuild(root);
  Object.defineProperty(process, "version", { value: version });
  expect(remains()).toEqual([]);
});

it("forgets a build that the code changed under", () => {
  const code = forgetStaleBuild(root);
  write("src/gatsby/pages/some.ts", "two");
  stampBuild(root, code);
  forgetStaleBuild(root);
  expect(remains()).toEqual([]);
});

it("forgets a build that never ended", () => {
  rmSync(path.join(root, ".cache"), { recursive: true });
  write(".cache/redux", "half");
  forgetStaleBuild(root);
  expect(remains()).toEqual([]);
});
