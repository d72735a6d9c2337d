import type { Fields } from "../../protocol";
import { spliceBody } from "./splice-body";
import { composeYaml } from "./compose-yaml";
import { spliceYaml, unusual } from "./splice-yaml";

const frontmatter = /^(\uFEFF?---[ \t]*\r?\n)([\s\S]*?\r?\n)(---[ \t]*(?:\r?\n|$))/;

/** Writes the front matter and the body of an MDX file, changing only what differs. */
export function spliceMdx(text: string, fields: Fields, body: string): string {
  const [head = "", open = "", yaml = "", close = ""] = frontmatter.exec(text) ?? [];
  if (!head) throw unusual();
  return open + spliceYaml(yaml, fields) + close + spliceBody(text.slice(head.length), body);
}

/** A new MDX file. */
export const composeMdx = (fields: Fields, body: string): string =>
  `---\n${composeYaml(fields)}---\n\n${body.trim()}\n`;
