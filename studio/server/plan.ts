import { readFileSync } from "node:fs";
import { sameName } from "../../src/content/project/project-files";
import { type Sources, withChanges } from "../../src/content/validate/sources";
import type { Edited } from "./check";

/** What a request would write. It is made without writing anything, then applied (`apply.ts`). */
export type Plan = {
  /** What it changes, as the bin names it. */
  title: string;
  kind: string;
  /** Whether the bin shows what undoes it: a removal, or an exchange, which undoing makes the other way. */
  bin?: "removal" | "exchange";
  /** Why it can't be done, when the build would refuse what it leaves. */
  refusal: string;
  /** The entry of the form that is saved, whose own mistakes are refused too, even old ones. */
  edited?: Edited;
  /** New texts by path; null for a text that goes. */
  texts: ReadonlyMap<string, string | null>;
  /** Other files by path → where their bytes are; null for one that goes. */
  files: ReadonlyMap<string, string | null>;
};

/** Files on disk, with others in their place: path → where the bytes are. */
const withFiles = (sources: Sources, places: ReadonlyMap<string, string>): Sources => ({
  list: (folder) => {
    const added = [...places.keys()].filter((file) => file.startsWith(`${folder}/`));
    return [...new Set([...sources.list(folder), ...added])].sort((a, b) => (a < b ? -1 : 1));
  },
  read: (file) => {
    const place = places.get(file);
    return place ? readFileSync(place, "utf8") : sources.read(file);
  },
  exists: (file) => places.has(file) || sources.exists(file),
  find: (file) => sameName([...places.keys()], file) ?? sources.find(file),
  diskPath: (file) => places.get(file) ?? sources.diskPath(file),
});

/** The project as it would be once a plan is applied. */
export function withPlan(sources: Sources, { texts, files }: Pick<Plan, "texts" | "files">): Sources {
  const placed = [...files].filter((entry): entry is [string, string] => entry[1] !== null);
  const gone = [...files].filter(([, from]) => from === null).map(([file]) => [file, null] as const);
  return withChanges(withFiles(sources, new Map(placed)), new Map([...gone, ...texts]));
}
