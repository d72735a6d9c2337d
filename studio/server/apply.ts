import { randomUUID } from "node:crypto";
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Sources } from "../../src/content/validate/sources";
import type { BinItem, FormContent } from "../protocol";
import { elsewhere, type Found, formMistakes, mistakesAfter } from "./check";
import { copyTo, place, safePath, studioPath, versionOf, versionOnDisk } from "./files";
import { refuseWhileUpdating } from "./git-conflict";
import { placeOf } from "./place";
import { type Plan, withPlan } from "./plan";
import type { Project } from "./project";
import { Refusal } from "./refusal";

/** A file that a plan has changed. */
export type Change = {
  file: string;
  /** Whether there was one before: it is kept beside the record. */
  before: boolean;
  /** Version of what the plan wrote; null for a file that it took away. */
  after: string | null;
  /** What it wrote, of a text, to merge with what is written since. */
  text: string | null;
};

/** What undoes a plan; or a draft that its owner gave up. */
export type UndoRecord = BinItem & { bin?: Plan["bin"]; changes: Change[]; draft?: FormContent };

export const recordFolder = (project: Project, id: string) => path.join(studioPath(project.root, "bin"), id);
export const formerFile = (project: Project, id: string, file: string) =>
  path.join(recordFolder(project, id), "files", file);

/** At most this many places are named in a refusal. */
const maxNamed = 4;

/** @throws {Refusal} 422 for the mistakes of the edited entry, or for those that a plan would add to the project. */
function refuseMistakes({ refusal, edited }: Plan, would: Sources, found: Found): void {
  const { added } = found;
  const ofForm = edited && formMistakes(would, found, edited);
  if (ofForm && ofForm.length > 0) throw new Refusal(422, refusal, { mistakes: ofForm });
  if (edited || added.length === 0) return;
  const places = [...new Set(added.map((mistake) => `${placeOf(would, mistake)} (${mistake.message})`))];
  const more = places.length - maxNamed;
  const named = [...places.slice(0, maxNamed), ...(more > 0 ? [`${more} autres`] : [])].join(" ; ");
  const mistakes = added.map((mistake) => elsewhere(would, mistake));
  throw new Refusal(422, `${refusal} À corriger d’abord : ${named}.`, { mistakes });
}

/** A file has changed on disk since the plan was made. Nothing was written: it can be made again. */
class ChangedMeanwhile extends Refusal {
  constructor(file: string) {
    super(409, `${file} vient de changer sur le disque : recommencez.`);
  }
}

/**
 * Validates the project as a plan would leave it, then writes all of it or nothing, and keeps what was there before. A
 * plan is made again, once, if a file changes on disk meanwhile.
 *
 * @param makePlan reads the sources it is given, and writes nothing.
 * @returns the plan, and the id of what undoes it.
 * @throws {Refusal}
 */
export async function apply<Made extends Plan>(
  project: Project,
  makePlan: (sources: Sources) => Made | Promise<Made>,
): Promise<{ plan: Made; id: string }> {
  await refuseWhileUpdating(project.root);
  const attempt = async () => {
    const { sources, versions } = remembering(project);
    const plan = await makePlan(sources);
    const changed = [...plan.texts.keys(), ...plan.files.keys()];
    const seen = new Map(changed.map((file) => [file, versions.get(file) ?? versionOnDisk(project.root, file)]));
    if (changed.length === 0) return { plan, id: "" };
    const would = withPlan(sources, plan);
    refuseMistakes(plan, would, await mistakesAfter(sources, would));
    return { plan, id: write(project, plan, seen) };
  };
  try {
    return await attempt();
  } catch (error) {
    if (!(error instanceof ChangedMeanwhile)) throw error;
    return attempt();
  }
}

/** Sources whose texts are read once, and the version of each. */
function remembering({ sources }: Project) {
  const texts = new Map<string, string>();
  const versions = new Map<string, string>();
  const read = (file: string) => {
    const text = texts.get(file) ?? sources.read(file);
    texts.set(file, text);
    versions.set(file, versionOf(text));
    return text;
  };
  return { sources: { ...sources, read }, versions };
}

/** Writes a plan: a full disk, a file that can't be replaced, one that changed meanwhile leave everything as it was. */
function write(project: Project, plan: Plan, seen: ReadonlyMap<string, string | null>): string {
  const { root } = project;
  const { title, kind, bin, texts, files } = plan;
  const changes = [...seen].map(([file, version]): Change => {
    const text = texts.get(file) ?? null;
    const from = files.get(file) ?? null;
    const after = text === null ? from && versionOf(readFileSync(from)) : versionOf(text);
    return { file, before: version !== null, after, text };
  });
  const record = newRecord({ title, kind, ...(bin && { bin }), changes });
  const { id } = record;
  const temporary = (file: string) => path.join(studioPath(root, "tmp"), `${versionOf(file)}.${process.pid}`);
  const done: Change[] = [];
  try {
    writeRecord(project, record);
    for (const { file, before, text } of changes) {
      const former = formerFile(project, id, file);
      if (before) copyTo(safePath(root, file), former);
      const mode = before ? statSync(former).mode : undefined;
      if (text !== null) writeFileSync(temporary(file), text, { mode, flush: true });
      else if (files.get(file)) copyTo(files.get(file) ?? "", temporary(file));
    }
    const changed = changes.find(({ file }) => versionOnDisk(root, file) !== seen.get(file));
    if (changed) throw new ChangedMeanwhile(changed.file);
    for (const change of changes) {
      done.push(change);
      place(root, change.file, change.after === null ? null : temporary(change.file));
    }
  } catch (error) {
    for (const { file, before } of done) place(root, file, before ? formerFile(project, id, file) : null);
    rmSync(recordFolder(project, id), { recursive: true, force: true });
    throw error;
  } finally {
    for (const { file } of changes) rmSync(temporary(file), { force: true });
  }
  return id;
}

export const newRecord = (item: Omit<UndoRecord, "id" | "when">): UndoRecord => ({
  id: `${Date.now()}-${randomUUID().slice(0, 8)}`,
  when: new Date().toISOString(),
  ...item,
});

/** Keeps a record; leaves nothing when the disk is full. */
export function writeRecord(project: Project, record: UndoRecord): void {
  const folder = studioPath(project.root, "bin", record.id);
  try {
    writeFileSync(path.join(folder, "record.json"), JSON.stringify(record), { flush: true });
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

/** What undoes a plan, by its id. */
export function recordOf(project: Project, id: string): UndoRecord {
  const file = path.join(recordFolder(project, id), "record.json");
  if (!/^[\w-]+$/.test(id) || !existsSync(file)) throw new Refusal(404, "Cet élément n’est plus dans la corbeille.");
  return JSON.parse(readFileSync(file, "utf8")) as UndoRecord;
}
