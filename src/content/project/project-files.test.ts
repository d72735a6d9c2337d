/** @jest-environment node */
import type { Node } from "gatsby";
import { jsonTypeName } from "../../gatsby/schema/json-type-name";
import { createClassNames } from "../../gatsby/assets/class-names";
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

test("a stylesheet has the same class names as on another system", () => {
  const nameOf = (folder: string, file: string) => createClassNames(folder)({ resourcePath: file }, "", "card");
  expect(nameOf("C:\\site", "C:\\site\\src\\Card.module.scss")).toBe(nameOf("/site", "/site/src/Card.module.scss"));
});
