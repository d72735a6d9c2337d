import { existsSync, rmSync } from "node:fs";
import path from "node:path";
import { formatReport } from "../../src/content/validate/mistake";
import { validateProject } from "../../src/content/validate/validate-project";

/** An error that the provider can fix. */
export class Refusal extends Error {}

/** The files a command creates, main one first, with their folder if it is new. Paths are relative to the project. */
export type Draft = { title: string; files: readonly string[]; folder?: string; write: () => Promise<void> };

/**
 * Writes a draft unless its files exist, then validates it as the build will. Leaves nothing behind
 * if it is invalid.
 *
 * @throws {Refusal} in French.
 */
export async function writeNew(root: string, { title, files, folder, write }: Draft): Promise<void> {
  const taken = files.find((file) => existsSync(path.join(root, file)));
  if (taken) throw new Refusal(`${taken} existe déjà : choisissez un autre titre, ou modifiez ce fichier.`);
  await write();
  const mistakes = (await validateProject(root)).filter(({ file }) => files.includes(file));
  if (mistakes.length === 0) return;
  for (const made of folder ? [folder] : files) rmSync(path.join(root, made), { recursive: true, force: true });
  throw new Refusal(`«${title}» ne convient pas.\n${formatReport(mistakes)}`);
}

/** Runs an `npm run new:… "Titre"` command and logs what it created. */
export async function runNew(command: string, draft: (root: string, title: string) => Draft): Promise<void> {
  const root = path.resolve(__dirname, "../..");
  const title = process.argv.slice(2).join(" ").trim();
  try {
    if (!title) throw new Refusal(`Donnez un titre : npm run ${command} "Le titre"`);
    const made = draft(root, title);
    await writeNew(root, made);
    console.log(["Créé :", ...made.files.map((file) => `  ${file}`)].join("\n"));
    console.log("Le site se construit déjà. Remplacez les textes et l’image, puis retirez «sample».");
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
