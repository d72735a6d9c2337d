/** The part of webpack's configuration that holds DefinePlugin's constants. */
export type DefinedConfig = { plugins: { definitions?: Record<string, unknown>; apply: (compiler: never) => void }[] };

/**
 * Gatsby inlines all environment variables in the bundle that renders pages: any change to one
 * (deploy id, last shell command) invalidates its cache, and the function's secrets would be in it.
 * Keeps only those the browser bundle has.
 */
export function forgetEnvironment({ plugins }: DefinedConfig): void {
  const known = /^process\.env\.(GATSBY_\w+|NODE_ENV|PUBLIC_DIR|BUILD_STAGE|CYPRESS_SUPPORT)$/;
  for (const { definitions } of plugins) {
    for (const name of Object.keys(definitions ?? {})) {
      if (name.startsWith("process.env.") && !known.test(name)) delete definitions?.[name];
    }
  }
}
