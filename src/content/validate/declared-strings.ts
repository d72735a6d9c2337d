import { collections } from "../../collections/collections";
import { stringsOf } from "./entry";
import { type Declared, declaredOf } from "./field-schema";
import { readFiles } from "./read-entries";
import { providerFiles, sourcesOn } from "./sources";

/** The strings of the provider's files whose field's metadata pass a test; validation reports the invalid ones. */
export function declaredStrings(root: string, isWanted: (declared: Declared) => boolean): string[] {
  const sources = sourcesOn(root);
  const files = providerFiles(sources);
  return collections
    .flatMap((collection) => readFiles(sources, collection, files))
    .flatMap(({ entries }) => entries)
    .flatMap((entry) => stringsOf(entry.value).filter(({ path }) => isWanted(declaredOf(entry, path))))
    .map(({ value }) => value);
}
