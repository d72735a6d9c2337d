import path from "node:path";
import { areTypesFresh, committedTypes, writeTypes } from "./query-types/query-types";

/**
 * Keeps, of the types that the last build wrote, those of the queries that the code names.
 *
 *     tsx tools/generate-query-types.ts           writes
 *     tsx tools/generate-query-types.ts --check   writes nothing, fails when they are outdated
 */
const root = path.resolve(__dirname, "..");

try {
  if (!process.argv.includes("--check")) writeTypes(root);
  else if (!areTypesFresh(root)) {
    console.error(`${committedTypes} n’est plus à jour : lancez « npm run generate » et enregistrez le résultat.`);
    process.exitCode = 1;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
