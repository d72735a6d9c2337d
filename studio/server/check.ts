import { renderFor } from "../../src/content/prose/render-mdx";
import type { Render } from "../../src/content/validate/check-prose";
import type { Mistake } from "../../src/content/validate/mistake";
import type { Sources } from "../../src/content/validate/sources";
import { validateSources } from "../../src/content/validate/validate-project";
import type { FieldMistake, Fields } from "../protocol";
import { isMissing } from "./missing-field";
import { parseFieldPath, placeOf } from "./place";

const renderer = (sources: Sources): Render => {
  const identity = sources.exists("data/site.json") ? sources.read("data/site.json") : "";
  return (body) => renderFor(body, identity);
};

/** All errors in the files. */
export const mistakesIn = (sources: Sources): Promise<Mistake[]> => validateSources(sources, renderer(sources));

/** Number of words of a text, as for the reading time; 0 if it can't be rendered. */
export const countWords = (sources: Sources, body: string): Promise<number> =>
  renderer(sources)(body).then(
    ({ words }) => words,
    () => 0,
  );

const keyOf = ({ file, message }: Mistake) => `${file}\n${message}`;

/** Errors with some changes, and those that the changes add. */
export async function mistakesAfter(sources: Sources, changed: Sources) {
  const after = await mistakesIn(changed);
  if (after.length === 0) return { after, added: [] };
  const before = (await mistakesIn(sources)).map(keyOf);
  const added = after.filter((mistake) => {
    const known = before.indexOf(keyOf(mistake));
    if (known >= 0) before.splice(known, 1);
    return known < 0;
  });
  return { after, added };
}

/** The entry that a form edits. */
type Edited = {
  type: string;
  file: string;
  /** In a list. */
  index: number | null;
  value: Fields;
  /** Lines before the body, in an MDX file. */
  linesBefore: number;
};

/** Reports a duplicate on the entry being edited, even if it comes first in the list. */
function repeated(sources: Sources, mistake: Mistake, { file, index }: Edited): FieldMistake | undefined {
  const { about } = mistake;
  if (about?.by !== `${file}${index === null ? "" : `[${index}]`}`) return undefined;
  const path = parseFieldPath(mistake.field).slice(-1);
  const place = placeOf(sources, mistake);
  return { path, message: `« ${about.value} » sert déjà (${place}) : choisissez une autre valeur` };
}

/** An error of another entry than the one that is edited. */
export const elsewhere = (sources: Sources, mistake: Mistake): FieldMistake => ({
  path: [],
  message: mistake.message,
  elsewhere: placeOf(sources, mistake),
});

/** Splits errors for the form: those of the entry, with their field, and the others, with their place. */
export function toFieldMistakes(sources: Sources, mistakes: readonly Mistake[], edited: Edited): FieldMistake[] {
  const { type, file, index, value, linesBefore } = edited;
  return mistakes.map((mistake) => {
    const path = parseFieldPath(mistake.field);
    const own = mistake.file === file && (index === null || path[0] === index);
    if (!own) return repeated(sources, mistake, edited) ?? elsewhere(sources, mistake);
    const line = mistake.field === "" && mistake.line ? mistake.line - linesBefore : 0;
    const inner = index === null ? path : path.slice(1);
    const message = isMissing(type, value, inner) ? "à remplir" : mistake.message;
    return { path: inner, message, ...(line > 0 && { line }) };
  });
}
