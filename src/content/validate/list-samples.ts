import { collections } from "../../collections/collections";
import { fieldPath } from "./mistake";
import type { Entry } from "./entry";
import { readFiles } from "./read-entries";
import { sourcesOn } from "./sources";

type Sample = {
  /** File, with the index for an entry of a list. */
  location: string;
  /** Title, name or question of the entry, if any. */
  title: string | undefined;
};

function describe({ file, path, value }: Entry): Sample[] {
  const { sample, title, name, question } = (value ?? {}) as Record<string, unknown>;
  if (sample !== true) return [];
  const label = [title, name, question].find((text) => typeof text === "string");
  return [{ location: path.length > 0 ? `${file} ${fieldPath(path)}` : file, title: label }];
}

/**
 * Every entry marked as sample content.
 *
 * @param root absolute path of the project.
 */
export function listSamples(root: string): Sample[] {
  const sources = sourcesOn(root);
  const files = [...sources.list("data"), ...sources.list("content")];
  return collections.flatMap((collection) =>
    readFiles(sources, collection, files).flatMap(({ entries }) => entries.flatMap(describe)),
  );
}
