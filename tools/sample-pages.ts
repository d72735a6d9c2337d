import { listLaunchTasks } from "../src/content/launch/launch-list";
import { pathOf } from "../src/content/validate/entry";
import type { Sources } from "../src/content/validate/sources";

/** The addresses of the pages that show a sample, alone or in a list. */
export function samplePages(sources: Sources): Set<string> {
  const samples = listLaunchTasks(sources, {}).filter(({ kind, isDone }) => kind === "sample" && !isDone);
  const shown = samples.flatMap(({ place }) => (place ? [pathOf(place.entry), ...place.entry.collection.shownAt] : []));
  return new Set(shown.map((address) => address.replace(/#.*$/, "")));
}
