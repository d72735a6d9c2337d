import type { Sources } from "../../../src/content/validate/sources";
import type { Target } from "../../protocol";
import { collectionOf, entriesIn, fieldsOf, findEntry, sortedEntries, targetOf } from "../entries";
import type { Plan } from "../plan";
import { refuseChanged } from "../refusal";
import { editJson } from "../text/edit-json";
import { editEntries } from "./edit-entries";
import { versionOf } from "../files";

const move = <Item>(list: readonly Item[], from: number, to: number): Item[] =>
  list.toSpliced(from, 1).toSpliced(to, 0, ...list.slice(from, from + 1));

/** Moves an entry to a place of its list, or of its folder, whose files hold their rank. */
export function planMove(sources: Sources, { to, version, ...target }: Target & { to: number; version: string }): Plan {
  const entry = findEntry(sources, target);
  const { collection, file } = entry;
  const text = sources.read(file);
  const plan = {
    title: collection.studio.title,
    kind: "ordre",
    refusal: "L’ordre ne peut pas changer ainsi.",
    files: new Map<string, null>(),
  };
  if (versionOf(text) !== version) throw refuseChanged();
  if (collection.shape === "list") {
    const list = entriesIn(sources, collection, file).map(({ value }) => value);
    return { ...plan, texts: new Map([[file, editJson(text, move(list, targetOf(entry).index ?? 0, to))]]) };
  }
  const field = collectionOf(target.type).studio.rank ?? "";
  const order = sortedEntries(sources, collection, []);
  const moved = move(
    order,
    order.findIndex((one) => one.file === file),
    to,
  );
  const texts = moved.map((one, position): [string, string] => [
    one.file,
    editEntries(sources, [one], () => ({ ...fieldsOf(one), [field]: position + 1 })),
  ]);
  return { ...plan, texts: new Map(texts.filter(([name, after]) => after !== sources.read(name))) };
}
