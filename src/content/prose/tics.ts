import { gfm } from "./gfm";
import { textOf, walk, type TreeNode } from "./tree";

/** How often a turn of phrase comes back in texts. */
type Tic = {
  /** In French, as «deux-points». */
  name: string;
  count: number;
  /** More than this many in a thousand words are a habit that a reader notices. */
  perThousand: number;
};

const sentences = (text: string): string[] => text.match(/[^.!?…]+[.!?…]*/g) ?? [];
const numbers = "deux|trois|quatre|cinq|six|sept|huit|neuf|dix";

type Counter = { name: string; perThousand: number; in: "text" | "headings"; count: (text: string) => number };

const matches = (pattern: RegExp) => (text: string) => text.match(pattern)?.length ?? 0;

const counters: readonly Counter[] = [
  { name: "deux-points", perThousand: 10, in: "text", count: matches(/\u00a0?(?<!\d):(?!\/\/)(?=\s|$)/g) },
  { name: "points-virgules", perThousand: 4, in: "text", count: matches(/;/g) },
  {
    name: "phrases qui commencent par «\u00a0Si\u00a0»",
    perThousand: 1,
    in: "text",
    count: (text) => sentences(text).filter((one) => /^\s*(?:«\s*)?S(?:i\s|['’]il)/.test(one)).length,
  },
  {
    name: "intertitres en «\u00a0Ce que, ce qui\u00a0»",
    perThousand: 0.4,
    in: "headings",
    count: matches(/^Ce (?:que|qui|qu['’])/gm),
  },
  {
    name: "intertitres qui comptent",
    perThousand: 0.8,
    in: "headings",
    count: matches(new RegExp(`^(?:Les )?(?:${numbers})\\s`, "gim")),
  },
];

/** The prose of a text and its headings, without tables, code and references. */
async function proseOf(body: string): Promise<{ text: string; headings: string }> {
  const [{ createProcessor }, remarkGfm] = await Promise.all([import("@mdx-js/mdx"), gfm()]);
  const tree = createProcessor({ remarkPlugins: [remarkGfm] }).parse(body) as TreeNode;
  const text: string[] = [];
  const headings: string[] = [];
  walk(tree, (node) => {
    if (node.type === "heading") headings.push(textOf(node));
    else if (node.type === "paragraph") text.push(textOf(node));
  });
  return { text: text.join("\n"), headings: headings.join("\n") };
}

/** The turns of phrase of texts (MDX bodies), counted together, and their words; a text that can't be parsed is left out. */
export async function countTics(bodies: readonly string[]): Promise<{ words: number; tics: Tic[] }> {
  const read = await Promise.all(bodies.map((body) => proseOf(body).catch(() => ({ text: "", headings: "" }))));
  const text = read.map((one) => one.text).join("\n");
  const headings = read.map((one) => one.headings).join("\n");
  return {
    words: text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)?.length ?? 0,
    tics: counters.map(({ name, perThousand, in: where, count }) => ({
      name,
      perThousand,
      count: count(where === "text" ? text : headings),
    })),
  };
}
