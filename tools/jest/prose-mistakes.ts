import { renderMdx } from "../../src/content/prose/render-mdx";

/** The mistakes of a text: «line:column message». */
export const mistakesOf = async (body: string): Promise<string[]> =>
  (await renderMdx(body, "/nowhere")).mistakes.map(({ line, column, message }) => `${line}:${column} ${message}`);

/** Expects one mistake, at that place («line:column»), with that fix. */
export async function expectOneMistake(body: string, place: string, fix: string): Promise<void> {
  const mistakes = await mistakesOf(body);
  expect(mistakes).toEqual([expect.stringContaining(fix)]);
  expect(mistakes[0]).toMatch(new RegExp(`^${place} `));
}
