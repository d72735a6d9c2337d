/** @jest-environment node */
import type { Node } from "gatsby";
import { jsonTypeName } from "../../gatsby/schema/json-type-name";
import { fileSlug } from "./file-slug";
import { projectPath } from "./project-files";

// As on Windows, where Gatsby gives paths with «/» and webpack with «\».
jest.mock("node:path", () => jest.requireActual<{ win32: object }>("node:path").win32);

const root = process.cwd();

test("a path from the root has «/» whatever the system's separator", () => {
  expect(projectPath("C:\\site", "C:\\site\\data\\portfolio\\devis.json")).toBe("data/portfolio/devis.json");
  expect(projectPath("C:\\site", "C:/site/content/pages/mentions.mdx")).toBe("content/pages/mentions.mdx");
});

test("a file of a collection is recognised, and its slug read", () => {
  const file = `${root}/data/portfolio/devis.json`;
  expect(jsonTypeName({ node: { absolutePath: file } as unknown as Node })).toBe("PortfolioCase");
  expect(fileSlug("C:/site/content/articles/mvp/index.mdx")).toBe("mvp");
});
