import type { Sources } from "../../src/content/validate/sources";
import { matcher } from "../../src/content/project/project-files";
import { collections } from "../../src/collections/collections";
import type { Collection } from "../../src/collections/define-collection";
import type { Fields } from "../protocol";
import { hasOwnFiles, idsOf } from "./entries";
import { git } from "./git";
import { sameValue } from "./text/values";

type Counts = { added: number; removed: number; changed: number; moved: boolean };

/** Uncommitted files according to git, with the kind of change. */
async function changedFiles(root: string): Promise<Map<string, "added" | "removed" | "changed">> {
  const { out: prefix } = await git(root, "rev-parse", "--show-prefix");
  const { out } = await git(root, "status", "--porcelain=v1", "-z", "--no-renames", "-uall", "--", "data", "content");
  const lines = out.split("\0").filter(Boolean);
  return new Map(
    lines.map((line) => {
      const letters = line.slice(0, 2);
      const kind = letters.includes("D") ? "removed" : /[?A]/.test(letters) ? "added" : "changed";
      return [line.slice(3).slice(prefix.trim().length), kind];
    }),
  );
}

function parseList(text: string): Fields[] {
  try {
    return JSON.parse(text) as Fields[];
  } catch {
    return [];
  }
}

/** Compares two versions of a list; as many entries come as go: they were renamed. */
function compareLists(collection: Collection, before: string, after: string): Counts {
  const [old, now] = [parseList(before), parseList(after)].map((list) => {
    const ids = idsOf(collection, list);
    return new Map(list.map((fields, index) => [ids[index] ?? "", fields]));
  }) as [Map<string, Fields>, Map<string, Fields>];
  const kept = [...now.keys()].filter((id) => old.has(id));
  const changed = kept.filter((id) => !sameValue(old.get(id), now.get(id))).length;
  const renamed = old.size === now.size ? now.size - kept.length : 0;
  return {
    added: now.size - kept.length - renamed,
    removed: old.size - kept.length - renamed,
    changed: changed + renamed,
    moved: !sameValue(
      kept,
      [...old.keys()].filter((id) => now.has(id)),
    ),
  };
}

const agreed = (count: number, participle: string, feminine: boolean) =>
  participle + (feminine ? "e" : "") + (count > 1 ? "s" : "");

function summarise(collection: Collection, { added, removed, changed, moved }: Counts): string[] {
  const { nouns, feminine = false } = collection.studio;
  const [one, many] = nouns;
  const phrase = (count: number, participle: string) =>
    count === 0 ? [] : [`${count} ${count > 1 ? many : one} ${agreed(count, participle, feminine)}`];
  return [
    ...phrase(added, "ajouté"),
    ...phrase(changed, "modifié"),
    ...phrase(removed, "supprimé"),
    ...(moved ? [`ordre changé : ${many}`] : []),
  ];
}

/** Summarises the unpublished changes, in French. */
export async function summariseChanges(root: string, sources: Sources): Promise<string[]> {
  const files = await changedFiles(root);
  const known = new Set<string>();
  const words: string[] = [];
  for (const collection of collections) {
    const own = [...files].filter(([file]) => matcher(collection.files)(file));
    for (const [file] of own) known.add(file);
    const count = (kind: string) => own.filter(([, other]) => other === kind).length;
    if (collection.shape === "list" && !hasOwnFiles(collection) && count("changed") > 0) {
      const { out: before } = await git(root, "show", `HEAD:./${collection.files}`);
      const counts = compareLists(collection, before, sources.read(collection.files));
      words.push(...summarise(collection, counts));
      if (Object.values(counts).every((value) => !value)) words.push(`mise en forme : ${collection.files}`);
    } else {
      words.push(
        ...summarise(collection, {
          added: count("added"),
          removed: count("removed"),
          changed: count("changed"),
          moved: false,
        }),
      );
    }
  }
  const others = [...files.keys()].filter((file) => !known.has(file)).length;
  return [...words, ...(others > 0 ? [`${others} ${others > 1 ? "images ou fichiers" : "image ou fichier"}`] : [])];
}
