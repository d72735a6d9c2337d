import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path/posix";
import { codeFile, projectRoot } from "../../content/project/project-files";
import { paths } from "../../shared/paths";

/** Licences that only require their notice to be distributed (SPDX identifiers). */
const accepted = new Set(["MIT", "ISC", "BSD-2-Clause", "BSD-3-Clause", "0BSD", "Apache-2.0", "OFL-1.1"]);

/** Packages sent to visitors without being modules of webpack: Gatsby's runtime, the icons, the fonts. */
const otherPackages = [
  "gatsby",
  "lucide-static",
  "@fontsource-variable/hanken-grotesk",
  "@fontsource/bricolage-grotesque",
];

/** Licence notices of packages that have them only in their README. */
const readmeNotices: Record<string, string> = {
  mitt: "MIT License (https://opensource.org/licenses/MIT) © Jason Miller",
};

const heading = `Ce site contient les logiciels et les polices que voici. Leurs licences demandent que leur texte les suive.
`;

const rule = `\n${"-".repeat(80)}\n\n`;

/** A module in webpack's stats; concatenated modules are nested. */
type Module = { nameForCondition?: string | null; modules?: Module[] };

const filesOf = ({ nameForCondition, modules = [] }: Module): string[] => [
  ...(nameForCondition ? [nameForCondition] : []),
  ...modules.flatMap(filesOf),
];

/** Folder of the package a file belongs to, including nested node_modules. */
const packageOf = (file: string) => /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(file)?.[0];

function describe(folder: string): string {
  const manifest = readFileSync(join(folder, "package.json"), "utf8");
  const { name, version, license = "" } = JSON.parse(manifest) as { name: string; version: string; license?: string };
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
  const text = file ? readFileSync(join(folder, file), "utf8") : readmeNotices[name];
  if (!accepted.has(license) || !text) {
    throw new Error(
      `${name} part chez le visiteur sous une licence à relire : ${license || "aucune"}${text ? "" : ", sans son texte"} (licences.ts)`,
    );
  }
  return `${name} ${version} (${license})\n\n${text.trim()}\n`;
}

/**
 * The packages whose code or font is sent to visitors, each with its licence text.
 *
 * @param modules webpack's stats (https://webpack.js.org/api/stats/#module-object).
 * @throws when a licence is not in `accepted` or has no text, which stops the build.
 */
export function licencesText(modules: readonly Module[]): string {
  const bundled = modules.flatMap(filesOf).flatMap((file) => packageOf(file) ?? []);
  const folders = new Set([...bundled, ...otherPackages.map((name) => codeFile(`node_modules/${name}`))]);
  const described = [...folders].map(describe).sort((a, b) => a.localeCompare(b, "en"));
  return [heading, ...described].join(rule);
}

type Stats = { toJson: (wanted: object) => { modules?: Module[] } };
type Compiler = { hooks: { done: { tap: (name: string, listener: (stats: Stats) => void) => void } } };

const statsOptions = {
  all: false,
  modules: true,
  nestedModules: true,
  // A second build reads most modules from its cache.
  cachedModules: true,
  modulesSpace: Infinity,
  nestedModulesSpace: Infinity,
};

/** A webpack plugin that writes /licences.txt. */
export const listLicences = {
  apply: ({ hooks }: Compiler) =>
    hooks.done.tap("licences", (stats) => {
      writeFileSync(
        join(projectRoot, "public", paths.licences),
        licencesText(stats.toJson(statsOptions).modules ?? []),
      );
    }),
};
