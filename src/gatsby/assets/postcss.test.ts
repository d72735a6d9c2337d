/** @jest-environment node */
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, stat, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { codeFile } from "../../content/project/project-files";

type LoadConfig = (loader: object, config: undefined, options: undefined) => Promise<{ config?: object }>;

// The loader's own search, as Gatsby's package resolves it.
const { loadConfig } = createRequire(require.resolve("gatsby/package.json"))("postcss-loader/dist/utils") as {
  loadConfig: LoadConfig;
};

test("no PostCSS configuration of a folder above the project is used", async () => {
  const above = mkdtempSync(path.join(tmpdir(), "autre-projet-"));
  const root = path.join(above, "site");
  mkdirSync(path.join(root, "src"), { recursive: true });
  writeFileSync(path.join(above, "package.json"), '{ "postcss": { "plugins": { "tailwindcss": {} } } }');
  copyFileSync(codeFile("package.json"), path.join(root, "package.json"));
  const loader = { fs: { stat }, resourcePath: path.join(root, "src/a.scss"), addBuildDependency: () => undefined };
  expect((await loadConfig(loader, undefined, undefined)).config).toEqual({});
  rmSync(above, { recursive: true });
});
