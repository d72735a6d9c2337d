import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";

const root = path.resolve(__dirname, "..");

/** What a generator expects: the content of its files, by path from the root, and those that it no longer writes. */
type GeneratedFiles = { files: Iterable<[file: string, content: string | Buffer]>; leftovers?: string[] };

async function isStale(file: string, content: string | Buffer): Promise<boolean> {
  const written = await readFile(path.join(root, file)).catch(() => undefined);
  return !written?.equals(Buffer.from(content));
}

/** Writes the files that changed or, when the command has `--check`, writes nothing and fails if there are any. */
export async function keepUpToDate({ files, leftovers = [] }: GeneratedFiles): Promise<void> {
  const stale = new Map<string, string | Buffer | undefined>(leftovers.map((file) => [file, undefined]));
  for (const [file, content] of files) if (await isStale(file, content)) stale.set(file, content);
  for (const [file, content] of stale) {
    const target = path.join(root, file);
    if (process.argv.includes("--check")) {
      console.error(`${file} n’est plus à jour : lancez « npm run generate » et enregistrez le résultat.`);
      process.exitCode = 1;
    } else if (content === undefined) {
      await rm(target);
      console.log(`${file} supprimé`);
    } else {
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target, content);
      console.log(`${file} mis à jour`);
    }
  }
}
