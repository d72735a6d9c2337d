import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type { AxeResults, ElementContext, RunOptions } from "axe-core";

const source = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

/** The rules that colours alone can break: all that another scheme of the same page needs. */
const ofColours: RunOptions = { runOnly: { type: "rule", values: ["color-contrast", "link-in-text-block"] } };

type Question = {
  /** Selectors of the parts to look at; the whole page without them. */
  parts?: string[];
  coloursAlone?: boolean;
};

/** The violations axe finds in the page as it stands, each in few words: which rule, where. */
export const violations = async (page: Page, { parts = ["html"], coloursAlone }: Question = {}): Promise<string[]> => {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  const options: RunOptions = {
    ...(coloursAlone && ofColours),
    resultTypes: ["violations"],
    preload: false,
    iframes: false,
  };
  const found = await page.evaluate(
    ([context, settings]) =>
      (window as unknown as { axe: { run: (context: ElementContext, options: RunOptions) => Promise<AxeResults> } }).axe
        .run(context, settings)
        .then((results) => results.violations),
    [{ include: parts.map((part) => [part]) }, options] as const,
  );
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
};
