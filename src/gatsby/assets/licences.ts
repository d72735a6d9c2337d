import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "../../content/project/project-files";

/** Licences that ask for their notice and no more of whoever hands the work on (SPDX names). */
const accepted = new Set(["MIT", "ISC", "BSD-2-Clause", "BSD-3-Clause", "0BSD", "Apache-2.0", "OFL-1.1"]);

/** Shipped beside webpack's packages: Gatsby's own runtime, which it copies into its cache, the icons, the font. */
const besides = ["gatsby", "lucide-static", "@fontsource/bricolage-grotesque"];

/** Texts of the licences that their packages hold in no file of their own, but for these words in a README. */
const elsewhere: Record<string, string> = {
  mitt: "MIT License (https://opensource.org/licenses/MIT) © Jason Miller",
};

const heading = `Ce site contient les logiciels et la police que voici. Leurs licences demandent que leur texte les suive.
`;

const rule = `\n${"-".repeat(80)}\n\n`;

/** A module as webpack's stats tell of it; those that it joins into one stand inside it. */
type Module = { nameForCondition?: string | null; modules?: Module[] };

const filesOf = ({ nameForCondition, modules = [] }: Module): string[] => [
  ...(nameForCondition ? [nameForCondition] : []),
  ...modules.flatMap(filesOf),
];

/** Folder of the package that a file belongs to, in the project's node_modules or inside another package's. */
const packageOf = (file: string) => /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(file)?.[0];

function describe(folder: string): string {
  const manifest = readFileSync(join(folder, "package.json"), "utf8");
  const { name, version, license = "" } = JSON.parse(manifest) as { name: string; version: string; license?: string };
  if (!accepted.has(license)) {
    throw new Error(`${name} part chez le visiteur sous une licence à relire : ${license || "aucune"} (licences.ts)`);
  }
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
  const text = file ? readFileSync(join(folder, file), "utf8") : elsewhere[name];
  return `${name} ${version} (${license})\n\n${text?.trim() ?? ""}\n`;
}

/**
 * The packages whose code or font a visitor downloads, each with the text of its licence.
 *
 * @param modules what webpack bundled, as its stats tell (https://webpack.js.org/api/stats/#module-object).
 * @throws when one of them has a licence that was not read yet: the build stops. One whose text is missing is found
 * by `npm run check:site`.
 */
export function licencesText(modules: readonly Module[]): string {
  const bundled = modules.flatMap(filesOf).flatMap((file) => packageOf(file) ?? []);
  const folders = new Set([...bundled, ...besides.map((name) => join(projectRoot, "node_modules", name))]);
  const described = [...folders].map(describe).sort((a, b) => a.localeCompare(b, "en"));
  return [heading, ...described].join(rule);
}

type Stats = { toJson: (wanted: object) => { modules?: Module[] } };
type Compiler = { hooks: { done: { tap: (name: string, listener: (stats: Stats) => void) => void } } };

const wholeStats = {
  all: false,
  modules: true,
  nestedModules: true,
  modulesSpace: Infinity,
  nestedModulesSpace: Infinity,
};

/** A webpack plugin that writes /licences.txt. */
export const listLicences = {
  apply: ({ hooks }: Compiler) =>
    hooks.done.tap("licences", (stats) => {
      writeFileSync(join(projectRoot, "public/licences.txt"), licencesText(stats.toJson(wholeStats).modules ?? []));
    }),
};
