import type { CreateWebpackConfigArgs } from "gatsby";
import { filterEnvironment, type DefinedConfig } from "./filter-environment";
import { listLicences } from "./licences";

type Config = DefinedConfig & {
  devtool: string | false;
  optimization?: { splitChunks?: { cacheGroups?: Record<string, unknown> } };
};

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
  }
  delete config.optimization?.splitChunks?.cacheGroups?.styles;
  filterEnvironment(config);
  actions.replaceWebpackConfig(config);
}
