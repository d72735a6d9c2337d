/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import gatsbyConfig from "../../../gatsby-config";
import { validateProject } from "../validate/validate-project";
import { findFile, isIgnoredPath, listFiles, projectRoot } from "./project-files";

const root = mkdtempSync(join(tmpdir(), "ignores-"));
afterAll(() => rmSync(root, { recursive: true }));

const ignored = [
  "data/portfolio/._devis.json",
  "data/portfolio/.brouillon.json",
  "data/~$tarifs.xlsx",
  "content/articles/.brouillon/index.mdx",
  "content/articles/mvp/.DS_Store",
  "content/articles/mvp/._cover.png",
  "content/articles/mvp/Thumbs.db",
  "content/pages/.secret.mdx",
];
const read = [
  "data/site.json",
  "data/portfolio/devis.json",
  "content/articles/mvp/index.mdx",
  "content/articles/public/index.mdx",
];

test("hidden drafts and files of systems are ignored by validation, the build and git", async () => {
  copyFileSync(join(projectRoot, ".gitignore"), join(root, ".gitignore"));
  for (const file of ignored) {
    mkdirSync(join(root, dirname(file)), { recursive: true });
    writeFileSync(join(root, file), "{");
  }
  expect(findFile(join(root, "content/articles/mvp/._cover.png"))).toBeUndefined();
  expect([...listFiles(root, "data"), ...listFiles(root, "content")]).toEqual([]);
  expect((await validateProject(root)).filter(({ file }) => ignored.includes(file))).toEqual([]);
  const inProject = (file: string) => isIgnoredPath(join(projectRoot, file));
  expect([...ignored, ...read].filter(inProject)).toEqual(ignored);
  spawnSync("git", ["init", "-q"], { cwd: root });
  const { stdout } = spawnSync("git", ["check-ignore", "--no-index", ...ignored, ...read], {
    cwd: root,
    encoding: "utf8",
  });
  expect(stdout.trim().split("\n")).toEqual(ignored);
});

test("Gatsby's file sources use the same list", () => {
  const sources = gatsbyConfig.plugins?.filter(
    (one) => typeof one === "object" && one.resolve === "gatsby-source-filesystem",
  );
  expect(sources).toHaveLength(2);
  for (const source of sources ?? []) {
    expect(source).toMatchObject({ options: { ignore: expect.arrayContaining([isIgnoredPath]) as unknown[] } });
  }
});
