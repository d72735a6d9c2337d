import type { CreateWebpackConfigArgs } from "gatsby";
import { filterEnvironment, type DefinedConfig } from "./filter-environment";
import { listLicences } from "./licences";

type Config = DefinedConfig & {
  devtool: string | false;
  resolve: { alias: Record<string, unknown> };
  module: { rules: unknown[] };
  optimization?: { splitChunks?: { cacheGroups?: Record<string, unknown> } };
};

/** What Gatsby loads in each page, 1.8 kB, for its `Script`, which this site does not use. */
const unused = { "gatsby-script": false, "@builder.io/partytown/integration": false };

/**
 * Keeps the styles of each page separate: Gatsby would merge the styles of all pages into one
 * stylesheet and inline it in each (docs/decisions/2026-11-20-chaque-page-ses-styles.md).
 */
export function customiseWebpack({ actions, getConfig, stage }: CreateWebpackConfigArgs): void {
  const config = (getConfig as () => Config)();
  if (stage === "build-javascript") {
    config.plugins.push(listLicences);
    // Source maps are not published.
    config.devtool = false;
    Object.assign(config.resolve.alias, unused);
    // Left out of the browser's bundle, where nothing uses it (src/layout/Metadata).
    config.module.rules.push({ test: /[\\/]react-helmet[\\/]/, sideEffects: false });
  }
  delete config.optimization?.splitChunks?.cacheGroups?.styles;
  filterEnvironment(config);
  actions.replaceWebpackConfig(config);
}
