import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import { projectRoot } from "../project/project-files";
import { createClassNames } from "./class-names";
import { forgetBuildDependencies, type CachedConfig } from "./forget-build-dependencies";
import { forgetEnvironment, type DefinedConfig } from "./forget-environment";
import { listLicences } from "./licences";

type Rule = {
  oneOf?: Rule[];
  use?: { loader?: string; options?: { modules?: Record<string, unknown> } }[];
};

type Config = DefinedConfig &
  CachedConfig & {
    module: { rules: Rule[] };
    output: { hashDigestLength?: number };
    resolve: { alias: Record<string, string | false> };
    devtool: string | false;
    optimization?: { splitChunks?: { cacheGroups?: Record<string, unknown> } };
  };

/** What takes the place of Gatsby's Head API, 2 kB (brotli) this site has no use for. */
const withoutHead = resolve("src/build/assets/without-gatsby-head.ts");

/** The module that it takes the place of: nothing would be replaced, without a word, had it another name. */
export const gatsbyHead = join(projectRoot, "node_modules/gatsby/cache-dir/head/head-export-handler-for-browser.js");

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
    if (!existsSync(gatsbyHead)) throw new Error(`${gatsbyHead} is gone: see src/build/assets/webpack.ts`);
    const replace = plugins.normalModuleReplacement as (request: RegExp, module: string) => Config["plugins"][number];
    config.plugins.push(replace(/head-export-handler-for-browser$/, withoutHead), listLicences);
    // No map of the sources is published.
    config.devtool = false;
    // Of 48 bits, not of 80, which nothing can compress in every page that names them.
    config.output.hashDigestLength = 12;
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
  if (!stage.startsWith("develop")) forgetBuildDependencies(config);
  forgetEnvironment(config);
  actions.replaceWebpackConfig(config);
}
