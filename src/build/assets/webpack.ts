import { createHash } from "node:crypto";
import { relative, resolve } from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import { forgetEnvironment, type DefinedConfig } from "./forget-environment";

/** What css-loader tells about the sheet it is reading. */
type Sheet = { resourcePath: string };

type Rule = {
  oneOf?: Rule[];
  use?: { loader?: string; options?: { modules?: Record<string, unknown> } }[];
};

type Config = DefinedConfig & {
  module: { rules: Rule[] };
  resolve: { alias: Record<string, string | false> };
  optimization?: { splitChunks?: { cacheGroups?: Record<string, unknown> } };
};

/** What takes the place of Gatsby's Head API, 2 kB (brotli) this site has no use for. */
const withoutHead = resolve("src/build/assets/without-gatsby-head.ts");

const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** 0 → `a`, 51 → `Z`, 52 → `ba`. */
const inLetters = (value: number): string =>
  (value >= letters.length ? inLetters(Math.floor(value / letters.length)) : "") +
  letters.charAt(value % letters.length);

/**
 * Short class names that compress well: three letters for the sheet, then the rank of the
 * class in it. Classes used together share their first letters, where a hash a class
 * weighs 300 bytes more (brotli) in each page. A name depends on nothing but its own sheet:
 * the scripts and the HTML are compiled apart, and some sheets come from a cache.
 */
export function createClassNames(root: string): (sheet: Sheet, pattern: string, name: string) => string {
  const known = new WeakMap<Sheet, string[]>();
  return (sheet, _pattern, name) => {
    const names = known.get(sheet) ?? [];
    known.set(sheet, names);
    if (!names.includes(name)) names.push(name);
    const path = relative(root, sheet.resourcePath).replaceAll("\\", "/");
    const seed = createHash("sha1").update(path).digest().readUInt32BE();
    return inLetters(52 ** 2 + (seed % (51 * 52 ** 2))) + inLetters(names.indexOf(name));
  };
}

/**
 * Styles travel with the page that uses them: Gatsby would gather those of all pages into
 * one sheet and inline it in each, 6 kB (brotli) an article has no use for.
 *
 * CSS modules: one default export (`import styles from "./X.module.scss"`), and class names
 * of a few letters in production, for they are repeated in every page's HTML.
 */
export function customiseWebpack({ actions, getConfig, plugins, stage }: CreateWebpackConfigArgs): void {
  const config = (getConfig as () => Config)();
  if (stage === "build-javascript") {
    const replace = plugins.normalModuleReplacement as (request: RegExp, module: string) => Config["plugins"][number];
    config.plugins.push(replace(/head-export-handler-for-browser$/, withoutHead));
    // Gatsby's Script component and its Partytown, 1.5 kB (brotli): the one foreign script waits for consent.
    Object.assign(config.resolve.alias, { "gatsby-script": false, "@builder.io/partytown/integration": false });
  }
  delete config.optimization?.splitChunks?.cacheGroups?.styles;
  const rules = config.module.rules.flatMap((rule) => [rule, ...(rule.oneOf ?? [])]);
  for (const { options } of rules.flatMap(({ use }) => (Array.isArray(use) ? use : []))) {
    if (!options?.modules) continue;
    options.modules.namedExport = false;
    if (options.modules.localIdentName && !stage.startsWith("develop")) {
      options.modules.getLocalIdent = createClassNames(process.cwd());
    }
  }
  forgetEnvironment(config);
  actions.replaceWebpackConfig(config);
}
