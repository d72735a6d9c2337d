import { renderFor } from "../../src/content/prose/render-mdx";
import type { Render } from "../../src/content/validate/check-prose";
import type { Mistake } from "../../src/content/validate/mistake";
import type { Sources } from "../../src/content/validate/sources";
import { validateSources } from "../../src/content/validate/validate-project";
import type { FieldMistake, Fields, Path } from "../protocol";
import { valueAt } from "../../src/content/project/value-at";
import { schemasAlong } from "../schema-path";
import { collectionOf } from "./entries";
import { parseFieldPath, placeOf } from "./place";
import { schemaOf } from "./schema-of";

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

/** The mistakes of the project with some changes, and those that the changes add. */
export type Found = { after: Mistake[]; added: Mistake[] };

export async function mistakesAfter(sources: Sources, changed: Sources): Promise<Found> {
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
export type Edited = {
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

const isUnfilled = (value: unknown) =>
  value === undefined ||
  (typeof value === "string" && value.trim() === "") ||
  (Array.isArray(value) && value.length === 0);

/** Whether a required field is empty: the build's message quotes the syntax of the file, which a form does not show. */
function isMissing({ type, value }: Edited, path: Path): boolean {
  const parent = schemasAlong(schemaOf(collectionOf(type)), path).at(-2);
  const key = path.at(-1);
  const isRequired = typeof key === "number" || (key !== undefined && parent?.required?.includes(key) === true);
  return isRequired && isUnfilled(valueAt(value, path));
}

/** A mistake as the form shows it: at its field if it is one of the edited entry, or with the place where it is. */
function toFieldMistake(sources: Sources, mistake: Mistake, edited: Edited): FieldMistake {
  const { file, index, linesBefore } = edited;
  const path = parseFieldPath(mistake.field);
  const isOwn = mistake.file === file && (index === null || path[0] === index);
  if (!isOwn) return repeated(sources, mistake, edited) ?? elsewhere(sources, mistake);
  const line = mistake.field === "" && mistake.line ? mistake.line - linesBefore : 0;
  const inner = index === null ? path : path.slice(1);
  const message = isMissing(edited, inner) ? "à remplir" : mistake.message;
  return { path: inner, message, ...(line > 0 && { line }) };
}

/** The mistakes of the edited entry, and those that it would add elsewhere. */
export function formMistakes(sources: Sources, { after, added }: Found, edited: Edited): FieldMistake[] {
  const toForm = (mistake: Mistake) => toFieldMistake(sources, mistake, edited);
  return [
    ...after.map(toForm).filter((mistake) => mistake.elsewhere === undefined),
    ...added.map(toForm).filter((mistake) => mistake.elsewhere !== undefined),
  ];
}
