/** @jest-environment node */
import { join } from "node:path";
import type { CreateNodeArgs, Node } from "gatsby";
import { createProseNode } from "./prose-nodes";

const file = "content/articles/mvp-crucial-lancer-projet/index.mdx";

test("a text's node carries its front matter as the check read it, not as another reader of YAML did", async () => {
  const createNode = jest.fn();
  await createProseNode({
    node: {
      id: "mdx",
      parent: "file",
      frontmatter: { title: 630, date: new Date() },
      internal: { contentDigest: "1" },
    } as unknown as Node,
    actions: { createNode, createParentChildLink: jest.fn() } as unknown as CreateNodeArgs["actions"],
    getNode: () => ({ absolutePath: join(process.cwd(), file) }) as unknown as Node,
    createNodeId: (name: string) => name,
  } as unknown as CreateNodeArgs);
  expect(createNode).toHaveBeenCalledWith(
    expect.objectContaining({
      title: expect.stringContaining("MVP") as string,
      date: "2024-04-08",
      slug: "mvp-crucial-lancer-projet",
      body: expect.stringMatching(/^\s*[^-]/) as string,
      words: expect.any(Number) as number,
      internal: { type: "Article", contentDigest: "1" },
    }),
  );
});
