import { join, sep } from "node:path";
import { LicenseWebpackPlugin } from "license-webpack-plugin";
import { projectRoot } from "../project/project-files";

/** Licences that ask for their notice and no more of whoever hands the work on (SPDX names). */
const accepted = new Set(["MIT", "ISC", "BSD-2-Clause", "BSD-3-Clause", "0BSD", "Apache-2.0", "OFL-1.1"]);

/** Shipped beside webpack's packages: Gatsby's own runtime, which it copies into its cache, the icons, the font. */
const besides = ["gatsby", "lucide-static", "@fontsource/bricolage-grotesque"];

const heading = `Ce site contient les logiciels et la police que voici. Leurs licences demandent que leur texte les suive.
`;

const refuse = (name: string, licence: string): never => {
  throw new Error(`${name} part chez le visiteur sous une licence à relire : ${licence} (licences.ts)`);
};

/** A package, as the plugin tells of it. */
type Shipped = {
  name: string;
  directory: string;
  packageJson?: { version: string };
  licenseId?: string | null;
  licenseText?: string | null;
};

/** Whether a module is a package: the folder of a package may have a name of its own, and no licence. */
const isWhole = (modules: readonly Shipped[]) => (module: Shipped) =>
  module.licenseText || !modules.some(({ directory }) => module.directory.startsWith(`${directory}${sep}`));

const describe = ({ name, packageJson, licenseId, licenseText }: Shipped) =>
  `${name} ${packageJson?.version ?? ""} (${licenseId ?? ""})\n\n${licenseText?.trim() ?? ""}\n`;

const rule = `\n${"-".repeat(80)}\n\n`;

/**
 * Writes /licences.txt: the packages whose code or font a visitor downloads, read off what webpack bundles, each
 * with the text of its licence.
 *
 * @throws when one of them has a licence that was not read yet: the build stops. One whose text is missing is found
 * by `npm run check:site`.
 */
export const listLicences = (): LicenseWebpackPlugin =>
  new LicenseWebpackPlugin({
    outputFilename: "licences.txt",
    perChunkOutput: false,
    skipChildCompilers: true,
    additionalModules: besides.map((name) => ({ name, directory: join(projectRoot, "node_modules", name) })),
    unacceptableLicenseTest: (licence) => !accepted.has(licence),
    handleUnacceptableLicense: refuse,
    handleMissingLicenseText: () => null,
    // The package holds no such file, but for these words in its README.
    licenseTextOverrides: { mitt: "MIT License (https://opensource.org/licenses/MIT) © Jason Miller" },
    renderLicenses: (modules) => [heading, ...modules.filter(isWhole(modules)).map(describe)].join(rule),
  });
