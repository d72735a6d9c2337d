/** @jest-environment node */
import { join } from "node:path";
import type { CreateNodeArgs, Node } from "gatsby";
import { fixture } from "../../../tools/jest/fixture";
import { createProseNode } from "./prose-nodes";

jest.mock("../../content/project/project-files", () => ({
  ...jest.requireActual<object>("../../content/project/project-files"),
  projectRoot: jest.requireActual<{ fixture: string }>("../../../tools/jest/fixture").fixture,
}));

const file = "content/articles/garder-ou-jeter/index.mdx";

test("a text's node has the front matter read by validation, not by gatsby-plugin-mdx", async () => {
  const createNode = jest.fn();
  await createProseNode({
    node: {
      id: "mdx",
      parent: "file",
      frontmatter: { title: 630, date: new Date() },
      internal: { contentDigest: "1" },
    } as unknown as Node,
    actions: { createNode, createParentChildLink: jest.fn() } as unknown as CreateNodeArgs["actions"],
    getNode: () => ({ absolutePath: join(fixture, file) }) as unknown as Node,
    createNodeId: (name: string) => name,
  } as unknown as CreateNodeArgs);
  expect(createNode).toHaveBeenCalledWith(
    expect.objectContaining({
      title: expect.stringContaining("Garder") as string,
      date: "2025-03-05",
      slug: "garder-ou-jeter",
      body: expect.stringMatching(/^\s*[^-]/) as string,
      words: expect.any(Number) as number,
      internal: { type: "Article", contentDigest: "1" },
    }),
  );
});
