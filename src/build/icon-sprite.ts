import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { iconSource, isKnownIcon } from "./icons";
import { listFiles } from "./project-files";

const sources = ["src/components", "src/layout", "src/pages", "src/sections", "src/templates"];

/** Names given to `<Icon name="…">` in the code, and to `icon` fields in the data. */
function usedIcons(root: string): string[] {
  const inCode = sources
    .flatMap((folder) => listFiles(root, folder))
    .filter((file) => /\.tsx?$/.test(file) && !file.includes(".test."))
    .flatMap((file) => [
      ...readFileSync(join(root, file), "utf8").matchAll(/\b(?:name|icon)[=:]\s*\{?"([a-z0-9-]+)"/g),
    ]);
  const inData = listFiles(root, "data")
    .filter((file) => file.endsWith(".json"))
    .flatMap((file) => [...readFileSync(join(root, file), "utf8").matchAll(/"icon"\s*:\s*"([a-z0-9-]+)"/g)]);
  return [...new Set([...inCode, ...inData].map(([, name]) => name ?? ""))].filter(isKnownIcon).sort();
}

/** Writes the icons in use, and only those, into one file served at /icons.svg. */
export function writeIconSprite(root: string): void {
  const symbols = usedIcons(root).map((name) => {
    const [, inner = ""] = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(iconSource(name)) ?? [];
    const shape = inner.replace(/\s+/g, " ").trim();
    return `<symbol id="${name}" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${shape}</symbol>`;
  });
  mkdirSync(join(root, "public"), { recursive: true });
  writeFileSync(
    join(root, "public/icons.svg"),
    `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join("\n")}\n</svg>\n`,
  );
}
