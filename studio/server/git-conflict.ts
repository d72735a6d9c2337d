import { existsSync } from "node:fs";
import path from "node:path";
import { git } from "./git";
import { Refusal } from "./refusal";

/** What git leaves in its folder while an operation waits for someone. */
const traces = {
  "rebase-merge": "rebase",
  "rebase-apply": "rebase",
  MERGE_HEAD: "merge",
  CHERRY_PICK_HEAD: "cherry-pick",
  REVERT_HEAD: "revert",
} as const;

/** The operation that someone has begun in a terminal and not finished. */
export async function operationUnderWay(root: string): Promise<string | undefined> {
  const { ok, out } = await git(root, "rev-parse", "--git-dir");
  if (!ok) return undefined;
  const folder = path.resolve(root, out.trim());
  const found = Object.entries(traces).find(([trace]) => existsSync(path.join(folder, trace)));
  return found?.[1];
}

/** @throws {Refusal} while an operation waits, since giving it up would erase what is written meanwhile. */
export async function refuseWhileUpdating(root: string): Promise<void> {
  if ((await operationUnderWay(root)) === undefined) return;
  throw new Refusal(
    409,
    "Une mise à jour du dépôt n’est pas finie : ouvrez « Ce qui a changé », puis recommencez. Votre texte est gardé ici.",
  );
}

/** Puts everything back as it was before the operation. Without one, nothing is touched: what is staged or set aside is its author's. */
export async function abandonUpdate(root: string) {
  const operation = await operationUnderWay(root);
  if (!operation) throw new Refusal(409, "Aucune mise à jour n’est commencée.");
  const { ok, err } = await git(root, operation, "--abort");
  if (!ok) throw new Refusal(409, `Git n’a pas pu annuler : ${err.trim()}`);
  return { done: "Annulé : vos fichiers sont comme avant la mise à jour." };
}
