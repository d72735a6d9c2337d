import { collections } from "../../collections/collections";
import { stringsOf } from "./entry";
import { type Declared, declaredOf } from "./field-schema";
import { readFiles } from "./read-entries";
import { providerFiles, sourcesOn } from "./sources";

/** The strings of the provider's files whose field declares what is asked; validation tells those that are wrong. */
export function declaredStrings(root: string, isAsked: (declared: Declared) => boolean): string[] {
  const sources = sourcesOn(root);
  const files = providerFiles(sources);
  return collections
    .flatMap((collection) => readFiles(sources, collection, files))
    .flatMap(({ entries }) => entries)
    .flatMap((entry) => stringsOf(entry.value).filter(({ path }) => isAsked(declaredOf(entry, path))))
    .map(({ value }) => value);
}
