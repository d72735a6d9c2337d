import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

type Text = { id: string; slug: string; prose: { html: string } };

/**
 * Writes each body as a file of its own, named after its content, and removes those of former
 * texts. The page's HTML holds the text; this file serves client-side navigation, so that no
 * page ships its text twice (docs/decisions/2026-11-20-un-texte-une-seule-fois.md). Not `.html`: it is no page, and `gatsby develop`
 * serves no other page than its own.
 *
 * @returns addresses of the bodies, by the id of their node.
 */
export function writeBodies(root: string, texts: readonly Text[]): Map<string, string> {
  const folder = join(root, "public/prose");
  mkdirSync(folder, { recursive: true });
  const names = new Map(
    texts.map(({ id, slug, prose }) => {
      const digest = createHash("sha1").update(prose.html).digest("hex").slice(0, 10);
      const name = `${slug}.${digest}.txt`;
      writeFileSync(join(folder, name), prose.html);
      return [id, name];
    }),
  );
  const current = new Set(names.values());
  for (const file of readdirSync(folder).filter((name) => !current.has(name))) rmSync(join(folder, file));
  return new Map([...names].map(([id, name]) => [id, `/prose/${name}`]));
}
