import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path/posix";
import { codeFile } from "./project-files";

// Not require.resolve: Gatsby compiles this file into its cache folder.
const folder = codeFile("node_modules/lucide-static/icons");

export const isKnownIcon = (name: string): boolean => existsSync(join(folder, `${name}.svg`));

/** Every Lucide icon name, for suggestions. */
export const iconNames = (): string[] => readdirSync(folder).map((file) => file.replace(/\.svg$/, ""));

/** The SVG source of an icon. */
export const iconSource = (name: string): string => readFileSync(join(folder, `${name}.svg`), "utf8");
