import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type { AxeResults, ElementContext, RunOptions } from "axe-core";

const source = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

/** Rules that depend on colours only: enough for another colour scheme of the same page. */
const ofColours: RunOptions = { runOnly: { type: "rule", values: ["color-contrast", "link-in-text-block"] } };

/** Rules that axe leaves off by default, and Lighthouse turns on, but the one that takes a group's header for a caption. */
const alsoAsked: RunOptions["rules"] = {
  "target-size": { enabled: true },
  "label-content-name-mismatch": { enabled: true },
  "td-has-header": { enabled: true },
};

type Question = {
  /** Selectors of the parts to check; the whole page by default. */
  parts?: string[];
  coloursAlone?: boolean;
};

/** Runs axe on the page; returns a short line per violation, with its rule and location. */
export const violations = async (page: Page, { parts = ["html"], coloursAlone }: Question = {}): Promise<string[]> => {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  const options: RunOptions = {
    ...(coloursAlone ? ofColours : { rules: alsoAsked }),
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
