import { labelOf } from "../../src/content/project/label-of";
import type { Sources } from "../../src/content/validate/sources";
import { matcher } from "../../src/content/project/project-files";
import { collections } from "../../src/collections/collections";
import type { Collection } from "../../src/collections/define-collection";
import { hasOwnFiles } from "./entries";
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

function parseList(text: string): Record<string, unknown>[] {
  try {
    return JSON.parse(text) as Record<string, unknown>[];
  } catch {
    return [];
  }
}

/** Compares two versions of a list; entries are identified by label. */
function compareLists(before: string, after: string): Counts {
  const [old, now] = [parseList(before), parseList(after)];
  const name = (fields: Record<string, unknown>) => labelOf(fields, "");
  const kept = old.filter((entry) => now.some((other) => sameValue(entry, other)));
  const oldOnly = old.filter((entry) => !kept.includes(entry));
  const newOnly = now.filter((entry) => !old.some((other) => sameValue(entry, other)));
  const renamed = Math.min(oldOnly.length, newOnly.length);
  const sameName = oldOnly.filter((entry) => newOnly.some((other) => name(other) === name(entry))).length;
  // With the same length, an old label missing and a new one is a renamed entry.
  const changed = old.length === now.length ? renamed : sameName;
  const positions = kept.map((entry) => now.findIndex((other) => sameValue(entry, other)));
  const moved = positions.some((position, rank) => rank > 0 && position < (positions[rank - 1] ?? 0));
  return { added: newOnly.length - changed, removed: oldOnly.length - changed, changed, moved };
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
      const counts = compareLists(before, sources.read(collection.files));
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
