import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

const folder = join(dirname(require.resolve("lucide-static/package.json", { paths: [process.cwd()] })), "icons");

export const isKnownIcon = (name: string): boolean => existsSync(join(folder, `${name}.svg`));

/** Every name Lucide knows, for suggestions. */
export const iconNames = (): string[] => readdirSync(folder).map((file) => file.replace(/\.svg$/, ""));

/** The SVG source of one icon. */
export const iconSource = (name: string): string => readFileSync(join(folder, `${name}.svg`), "utf8");
