/** The part of webpack's configuration that holds DefinePlugin's constants. */
export type DefinedConfig = { plugins: { definitions?: Record<string, unknown>; apply: (compiler: never) => void }[] };

/**
 * Removes environment variables from the bundle that renders pages, except those that the browser
 * bundle has. Gatsby inlines all of them: any change (deploy id, last shell command) would invalidate
 * the cache, and the bundle would contain the functions' secrets.
 */
export function filterEnvironment({ plugins }: DefinedConfig): void {
  const allowed = /^process\.env\.(GATSBY_\w+|NODE_ENV|PUBLIC_DIR|BUILD_STAGE|CYPRESS_SUPPORT)$/;
  for (const { definitions } of plugins) {
    for (const name of Object.keys(definitions ?? {})) {
      if (name.startsWith("process.env.") && !allowed.test(name)) delete definitions?.[name];
    }
  }
}
