/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { digestBuildDependencies, forgetEnvironment, type CachedConfig } from "./webpack-cache";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "cache-"));
  mkdirSync(join(root, "src/build/assets"), { recursive: true });
  writeFileSync(join(root, "package-lock.json"), "{}");
});
afterEach(() => rmSync(root, { recursive: true }));

const versionNow = () => {
  const config: CachedConfig = { cache: {}, plugins: [] };
  digestBuildDependencies(config, root);
  return config.cache?.version;
};

test.each(["package-lock.json", "src/build/assets/webpack.ts", "tsconfig.json"])(
  "the cache starts anew with %s",
  (file) => {
    const before = versionNow();
    expect(versionNow()).toBe(before);
    writeFileSync(join(root, file), "changed");
    expect(versionNow()).not.toBe(before);
  },
);

test("the module that renders pages knows no variable of the machine", () => {
  const definitions = {
    "process.env": "({})",
    "process.env.NODE_ENV": '"production"',
    "process.env.GATSBY_QUERY_ON_DEMAND": "false",
    "process.env.SMTP_URL": '"smtp://secret"',
    "process.env.DEPLOY_ID": '"42"',
  };
  forgetEnvironment({ plugins: [{ definitions, apply: () => undefined }, { apply: () => undefined }] });
  expect(Object.keys(definitions)).toEqual([
    "process.env",
    "process.env.NODE_ENV",
    "process.env.GATSBY_QUERY_ON_DEMAND",
  ]);
});
