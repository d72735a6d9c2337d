import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { listFiles } from "../project/project-files";

type Compilation = { buildDependencies: { clear: () => void } };

type Compiler = { hooks: { afterCompile: { tap: (name: string, work: (compilation: Compilation) => void) => void } } };

export type CachedConfig = {
  cache?: { version?: string; buildDependencies?: Record<string, string[]>; maxMemoryGenerations?: number };
  plugins: { definitions?: Record<string, unknown>; apply: (compiler: never) => void }[];
};

/** What decides how a module is compiled, beside the module itself. */
const settings = ["package-lock.json", "package.json", "tsconfig.json", "gatsby-config.ts", "gatsby-node.ts"];

function digestSettings(root: string): string {
  const hash = createHash("sha1").update(process.version);
  for (const file of [...settings, ...listFiles(root, "src/build")]) {
    if (existsSync(join(root, file))) hash.update(file).update(readFileSync(join(root, file)));
  }
  return hash.digest("hex");
}

/**
 * Tells webpack's cache when to start anew by a digest of the lock file and of the build's
 * own code. Webpack would otherwise look for every file its loaders are made of, some
 * thousands of them, after each build from nothing: 6 of its 50 processor seconds.
 *
 * @param root absolute path of the project.
 */
export function digestBuildDependencies(config: CachedConfig, root: string): void {
  if (!config.cache) return;
  config.cache.version = digestSettings(root);
  config.cache.buildDependencies = { defaultWebpack: [] };
  config.plugins.push({
    apply({ hooks }: Compiler) {
      hooks.afterCompile.tap("digest-build-dependencies", ({ buildDependencies }) => buildDependencies.clear());
    },
  });
}

/** A build compiles once: what its cache wrote on disk need not stay in memory too (100 MB). */
export function forgetWrittenModules({ cache }: CachedConfig): void {
  if (cache) cache.maxMemoryGenerations = 0;
}

/**
 * Gatsby writes all variables of the environment into the module that renders pages: any of
 * them that differs (a deploy's number, a shell's last command) throws its cache away, and
 * the secrets of the function have no business there. Only what the browser's scripts know stays.
 */
export function forgetEnvironment({ plugins }: CachedConfig): void {
  const known = /^process\.env\.(GATSBY_\w+|NODE_ENV|PUBLIC_DIR|BUILD_STAGE|CYPRESS_SUPPORT)$/;
  for (const { definitions } of plugins) {
    for (const name of Object.keys(definitions ?? {})) {
      if (name.startsWith("process.env.") && !known.test(name)) delete definitions?.[name];
    }
  }
}
