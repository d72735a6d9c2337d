import { existsSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import type { Sources } from "../../src/content/validate/sources";
import type { BinItem, FormContent, Restored } from "../protocol";
import { apply, type Change, formerFile, recordFolder, newRecord, recordOf, writeRecord } from "./apply";
import { collectionIn } from "./entries";
import { studioPath, versionOf, versionOnDisk } from "./files";
import type { Plan } from "./plan";
import type { Project } from "./project";
import { Refusal } from "./refusal";
import { mergeFiles } from "./text/merge";

const binFolder = (project: Project) => studioPath(project.root, "bin");

const idsIn = (project: Project) =>
  readdirSync(binFolder(project)).filter((id) => existsSync(path.join(binFolder(project), id, "record.json")));

/** What can be put back, newest first. */
export const listBin = (project: Project): BinItem[] =>
  idsIn(project)
    .sort()
    .reverse()
    .map((id) => recordOf(project, id))
    .filter(({ bin, draft }) => bin !== undefined || draft !== undefined)
    .map(({ id, title, kind, when }) => ({ id, title, kind, when }));

/** Keeps a draft that its owner gives up. */
export function keepDraft(project: Project, { title, draft }: { title: string; draft: FormContent }): { id: string } {
  const record = newRecord({ title, kind: "brouillon abandonné", changes: [], draft });
  writeRecord(project, record);
  return { id: record.id };
}

/** A file that has changed since gets back what the plan took out of it, if nothing else stands there. */
function merged(project: Project, sources: Sources, id: string, { file, before, text }: Change): string {
  const isText = text !== null && before && sources.exists(file) && collectionIn(file) !== undefined;
  const former = isText ? readFileSync(formerFile(project, id, file), "utf8") : "";
  const merge = isText ? mergeFiles(file, { mine: sources.read(file), base: text, theirs: former }) : undefined;
  if (merge === undefined)
    throw new Refusal(409, `${file} a changé depuis, au même endroit : il reste tel quel, et rien n’a été remis.`);
  return merge;
}

/** What puts things back as they were before a plan. */
function planUndo(project: Project, sources: Sources, id: string): Plan {
  const { title, kind, bin, changes } = recordOf(project, id);
  const texts = new Map<string, string>();
  const files = new Map<string, string | null>();
  for (const change of changes) {
    const { file, before, after } = change;
    const now = versionOnDisk(project.root, file);
    const isBack = before && now !== null && now === versionOf(readFileSync(formerFile(project, id, file)));
    if (now === after) files.set(file, before ? formerFile(project, id, file) : null);
    else if (!isBack) texts.set(file, merged(project, sources, id, change));
  }
  return {
    title,
    kind,
    ...(bin === "exchange" && { bin }),
    refusal: "Ne peut pas être remis : le site ne l’accepterait plus tel qu’il est.",
    texts,
    files,
  };
}

/**
 * Puts an item back.
 *
 * @returns the id of what undoes it; or the draft to go on with, which stays in the bin until it is kept elsewhere.
 * @throws {Refusal} when what stands there now, or the rules of the site, are against it.
 */
export async function restore(project: Project, { id }: { id: string }): Promise<Restored> {
  const { draft } = recordOf(project, id);
  if (draft) return { id: "", draft };
  const { id: undo } = await apply(project, (sources) => planUndo(project, sources, id));
  forget(project, { id });
  return { id: undo };
}

/** Deletes an item for good. */
export function forget(project: Project, { id }: { id: string }): { id: string } {
  rmSync(recordFolder(project, recordOf(project, id).id), { recursive: true });
  return { id };
}

/** How long what the bin does not show can be undone, in milliseconds. */
const maxAge = 30 * 24 * 60 * 60 * 1000;

/** Deletes the old records that the bin does not show. */
export function deleteOldRecords(project: Project): void {
  const shown = new Set(listBin(project).map(({ id }) => id));
  for (const id of idsIn(project).filter((one) => !shown.has(one)))
    if (Date.now() - statSync(recordFolder(project, id)).mtimeMs > maxAge) forget(project, { id });
}
