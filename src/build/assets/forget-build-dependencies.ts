type Compilation = { buildDependencies: { clear: () => void } };

type Compiler = { hooks: { afterCompile: { tap: (name: string, work: (compilation: Compilation) => void) => void } } };

/** Webpack's configuration, as far as its cache goes. */
export type CachedConfig = {
  cache?: { buildDependencies?: Record<string, string[]> };
  plugins: { apply: (compiler: never) => void }[];
};

/**
 * Webpack would follow, after each build, the thousands of files its loaders are made of, to know when
 * its cache is stale: a tenth of a build from nothing (docs/decisions/2026-11-21-ce-qui-reste-dans-les-rouages.md).
 * tools/stale-build.ts has thrown the cache away already when the code or a package changed.
 */
export function forgetBuildDependencies({ cache, plugins }: CachedConfig): void {
  if (!cache) return;
  cache.buildDependencies = { defaultWebpack: [] };
  plugins.push({
    apply({ hooks }: Compiler) {
      hooks.afterCompile.tap("forget-build-dependencies", ({ buildDependencies }) => {
        buildDependencies.clear();
      });
    },
  });
}
