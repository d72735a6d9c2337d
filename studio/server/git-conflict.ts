import { existsSync, writeFileSync } from "node:fs";
import path from "node:path";
import { collections } from "../../src/collections/collections";
import { fileSlug } from "../../src/content/project/file-slug";
import { matcher } from "../../src/content/project/project-files";
import type { ConflictedFile } from "../protocol";
import { hasOwnFiles } from "./entries";
import { safePath, studioPath } from "./files";
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

type Operation = (typeof traces)[keyof typeof traces];

/** The operation that git has begun and not finished. */
export async function operationUnderWay(root: string): Promise<Operation | undefined> {
  const { ok, out } = await git(root, "rev-parse", "--git-dir");
  if (!ok) return undefined;
  const folder = path.resolve(root, out.trim());
  const found = Object.entries(traces).find(([trace]) => existsSync(path.join(folder, trace)));
  return found?.[1];
}

async function conflictedPaths(root: string): Promise<string[]> {
  const { out: prefix } = await git(root, "rev-parse", "--show-prefix");
  const { out } = await git(root, "diff", "--name-only", "--diff-filter=U", "-z");
  const inProject = (file: string) =>
    file.startsWith(prefix.trim()) ? file.slice(prefix.trim().length) : `hors du projet : ${file}`;
  return out.split("\0").filter(Boolean).map(inProject);
}

const isOwn = (file: string) => /^(?:data|content)\//.test(file);

function describe(file: string): ConflictedFile {
  const collection = collections.find(({ files }) => matcher(files)(file));
  const { title, nouns } = collection ? collection.studio : { title: file, nouns: [file] };
  const place = collection && hasOwnFiles(collection) ? `${title}, ${nouns[0]} « ${fileSlug(file)} »` : title;
  return { file, place, settles: isOwn(file) };
}

/** The files with two versions; undefined when nothing is under way. */
export async function readConflicts(root: string): Promise<ConflictedFile[] | undefined> {
  const operation = await operationUnderWay(root);
  const files = (await conflictedPaths(root)).map(describe);
  return operation || files.length > 0 ? files : undefined;
}

/** @throws {Refusal} while an update waits, since giving it up would erase what is written meanwhile. */
export async function refuseWhileUpdating(root: string): Promise<void> {
  if ((await operationUnderWay(root)) === undefined) return;
  throw new Refusal(
    409,
    "Une mise à jour du dépôt attend vos choix : ouvrez « Ce qui a changé », puis recommencez. Votre texte est gardé ici.",
  );
}

/** The provider's version is the second in a merge; a rebase, or what git had set aside, comes onto the other. */
const sidesIn = (operation: Operation | undefined, mine: boolean) =>
  mine === (operation !== undefined && operation !== "rebase")
    ? ({ flag: "--ours", stage: 2 } as const)
    : ({ flag: "--theirs", stage: 3 } as const);

const isValid = (file: string, text: string) => {
  if (!file.endsWith(".json")) return true;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/** Both versions of a text, with the chosen one where they differ; undefined if one is missing. */
async function merged(root: string, file: string, flag: "--ours" | "--theirs"): Promise<string | undefined> {
  const versions = await Promise.all([2, 1, 3].map((stage) => git(root, "show", `:${stage}:./${file}`)));
  if (!/\.(json|mdx)$/.test(file) || versions.some(({ ok }) => !ok)) return undefined;
  const places = versions.map(({ out }, index) => {
    const place = path.join(studioPath(root, "tmp"), `version-${index}`);
    writeFileSync(place, out);
    return place;
  });
  const { ok, out } = await git(root, "merge-file", "-p", flag, ...places);
  return ok && isValid(file, out) ? out : undefined;
}

/** Keeps one version of a file, then finishes the update if it was the last. */
export async function resolveConflict(root: string, { file, mine }: { file: string; mine: boolean }) {
  if (!(await conflictedPaths(root)).includes(file) || !isOwn(file))
    throw new Refusal(409, "Ce fichier n’a plus deux versions.");
  const { flag, stage } = sidesIn(await operationUnderWay(root), mine);
  const both = await merged(root, file, flag);
  const { ok: exists } = await git(root, "cat-file", "-e", `:${stage}:./${file}`);
  if (both !== undefined) writeFileSync(safePath(root, file), both);
  else if (exists) await git(root, "checkout", flag, "--", file);
  const { ok, err } = exists ? await git(root, "add", "--", file) : await git(root, "rm", "-q", "--", file);
  if (!ok) throw new Refusal(500, `Git n’a pas pu garder cette version : ${err.trim()}`);
  return (await conflictedPaths(root)).length === 0 ? finishUpdate(root) : { done: "Version gardée." };
}

/** Ends the update once every file is settled. */
export async function finishUpdate(root: string) {
  const operation = await operationUnderWay(root);
  if (operation) await git(root, "-c", "core.editor=true", operation, "--continue");
  if ((await conflictedPaths(root)).length > 0)
    return { done: "Un autre de vos changements rencontre ceux du dépôt : choisissez encore." };
  if ((await operationUnderWay(root)) !== undefined)
    throw new Refusal(409, "Git n’a pas pu finir : « Tout annuler » remet vos fichiers comme avant.");
  return { done: "Les deux versions sont réunies. « Publier » envoie le tout." };
}

/** Puts everything back as it was before the update, or before what git had set aside came back. */
export async function abandonUpdate(root: string) {
  const operation = await operationUnderWay(root);
  const { ok: isAside } = await git(root, "rev-parse", "--quiet", "--verify", "refs/stash");
  if (!operation && !isAside) throw new Refusal(409, "Aucune mise à jour n’est commencée.");
  const { ok, err } = operation ? await git(root, operation, "--abort") : await git(root, "reset", "--merge");
  if (!ok) throw new Refusal(409, `Git n’a pas pu annuler : ${err.trim()}`);
  return {
    done: operation
      ? "Annulé : vos fichiers sont comme avant la mise à jour."
      : "Annulé : vos fichiers sont ceux du dépôt. Ce que vous aviez changé reste à part : « git stash pop » le reprend.",
  };
}
