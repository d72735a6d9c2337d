import type { Collection } from "../../collections/define-collection";
import { maxTitleWidth, titleWidth } from "../head/fit-text";
import { frenchTypography } from "../prose/typography";
import type { Mistake } from "./mistake";
import { mistakeAt, type Entry } from "./entry";

type Titles = { title?: unknown; shortTitle?: unknown };

/** The field used as the `<title>`, and how to shorten it. */
function titleField({ title, shortTitle }: Titles, { schema }: Collection) {
  if (typeof shortTitle === "string") return { name: "shortTitle", shown: shortTitle, fix: "raccourcissez-le" };
  if (typeof title !== "string") return undefined;
  const fix = "shortTitle" in schema.shape ? "ajoutez un «shortTitle» plus court" : "raccourcissez-le";
  return { name: "title", shown: title, fix };
}

/** The mistakes of titles that search results would cut, by width in pixels rather than number of characters. */
export function checkTitles(collection: Collection, entries: readonly Entry[]): Mistake[] {
  if (!collection.page) return [];
  return entries.flatMap((entry) => {
    const field = titleField(entry.value ?? {}, collection);
    const width = field ? Math.ceil(titleWidth(frenchTypography(field.shown))) : 0;
    if (!field || width <= maxTitleWidth) return [];
    const message = `large de ${width} px, alors que les résultats de recherche coupent à ${maxTitleWidth} : ${field.fix}`;
    return [mistakeAt(entry, [field.name], message)];
  });
}
