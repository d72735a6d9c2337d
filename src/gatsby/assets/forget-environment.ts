/** Webpack's configuration, as far as its constants go. */
export type DefinedConfig = { plugins: { definitions?: Record<string, unknown>; apply: (compiler: never) => void }[] };

/**
 * Gatsby writes all variables of the environment into the module that renders pages: any of
 * them that differs (a deploy's number, a shell's last command) throws its cache away, and
 * the secrets of the function have no business there. Only what the browser's scripts know stays.
 */
export function forgetEnvironment({ plugins }: DefinedConfig): void {
  const known = /^process\.env\.(GATSBY_\w+|NODE_ENV|PUBLIC_DIR|BUILD_STAGE|CYPRESS_SUPPORT)$/;
  for (const { definitions } of plugins) {
    for (const name of Object.keys(definitions ?? {})) {
      if (name.startsWith("process.env.") && !known.test(name)) delete definitions?.[name];
    }
  }
}
