import { existsSync, readdirSync, readFileSync, watchFile, writeFileSync } from "node:fs";
import path from "node:path";
import { generatedTypes } from "../../src/gatsby/generated-types";
import { usedTypes } from "./used-types";

/** The committed types: those of the queries that the code names. */
export const committedTypes = "src/gatsby-types.d.ts";

/** The code that may name them. */
const codeIn = (root: string) =>
  readdirSync(path.join(root, "src"), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith(".d.ts"))
    .map((file) => readFileSync(path.join(root, "src", file), "utf8"));

/**
 * The committed types as they should be.
 *
 * @throws {Error} before the first build.
 */
function expectedTypes(root: string): string {
  const file = path.join(root, generatedTypes);
  if (!existsSync(file))
    throw new Error("Les types des requêtes viennent de la construction : lancez « npm run build ».");
  return usedTypes(readFileSync(file, "utf8"), codeIn(root));
}

/** Whether the committed types are those of the last build. */
export function areTypesFresh(root: string): boolean {
  const file = path.join(root, committedTypes);
  const expected = expectedTypes(root);
  return existsSync(file) && readFileSync(file, "utf8") === expected;
}

/** Writes the types to commit, from the last build. */
export function writeTypes(root: string): void {
  if (!areTypesFresh(root)) writeFileSync(path.join(root, committedTypes), expectedTypes(root));
}

/** Writes the types to commit each time Gatsby's change, without keeping the process alive. */
export function followTypes(root: string): void {
  watchFile(path.join(root, generatedTypes), { persistent: false, interval: 1000 }, ({ size }) => {
    if (size === 0) return;
    try {
      writeTypes(root);
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
    }
  });
}
