import type { CreateWebpackConfigArgs } from "gatsby";

type Rule = {
  oneOf?: Rule[];
  use?: { loader?: string; options?: { modules?: Record<string, unknown> } }[];
};

type Config = {
  module: { rules: Rule[] };
  optimization?: { splitChunks?: { cacheGroups?: Record<string, unknown> } };
};

/**
 * Styles travel with the page that uses them: Gatsby would gather those of all pages into
 * one sheet and inline it in each, 6 kB (brotli) an article has no use for.
 *
 * CSS modules: one default export (`import styles from "./X.module.scss"`), and class names
 * of a few letters in production, for they are repeated in every page's HTML.
 */
export function customiseWebpack({ actions, getConfig, stage }: CreateWebpackConfigArgs): void {
  const config = (getConfig as () => Config)();
  delete config.optimization?.splitChunks?.cacheGroups?.styles;
  const rules = config.module.rules.flatMap((rule) => [rule, ...(rule.oneOf ?? [])]);
  for (const { options } of rules.flatMap(({ use }) => (Array.isArray(use) ? use : []))) {
    if (!options?.modules) continue;
    options.modules.namedExport = false;
    if (options.modules.localIdentName && !stage.startsWith("develop")) {
      options.modules.localIdentName = "[hash:base64:5]";
    }
  }
  actions.replaceWebpackConfig(config);
}
