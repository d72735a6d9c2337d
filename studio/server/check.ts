import { renderUnsaved } from "../../src/content/prose/render-mdx";
import type { Render } from "../../src/content/validate/check-prose";
import type { Mistake } from "../../src/content/validate/mistake";
import { type Sources, withChanges } from "../../src/content/validate/sources";
import { validateSources } from "../../src/content/validate/validate-project";
import type { FieldMistake, Path } from "../protocol";

/** New text by file; `null` for a removal. */
export type FileChanges = ReadonlyMap<string, string | null>;

type Rendered = ReturnType<Render>;

/** LRU cache of rendered texts, since one is checked at each keystroke. */
const rendered = new Map<string, Rendered>();
const maxCached = 300;

const renderer = (sources: Sources): Render => {
  const identity = sources.exists("data/site.json") ? sources.read("data/site.json") : "";
  return (body) => {
    const key = identity + body;
    const prose = rendered.get(key) ?? renderUnsaved(body, identity);
    prose.catch(() => undefined);
    rendered.delete(key);
    rendered.set(key, prose);
    const [oldest] = rendered.keys();
    if (rendered.size > maxCached && oldest !== undefined) rendered.delete(oldest);
    return prose;
  };
};

const validate = (sources: Sources) => validateSources(sources, renderer(sources));

/** Errors in the files on disk. */
export const currentMistakes = (sources: Sources): Promise<Mistake[]> => validate(sources);

/** Number of words of a text, as for the reading time; 0 if it can't be rendered. */
export const countWords = (sources: Sources, body: string): Promise<number> =>
  renderer(sources)(body).then(
    ({ words }) => words,
    () => 0,
  );

const keyOf = ({ file, message }: Mistake) => `${file}\n${message}`;

/** Errors after some changes, and those that the changes add. */
export async function mistakesAfter(sources: Sources, changes: FileChanges) {
  const after = await validate(withChanges(sources, changes));
  if (after.length === 0) return { after, added: [] };
  const before = (await validate(sources)).map(keyOf);
  const added = after.filter((mistake) => {
    const known = before.indexOf(keyOf(mistake));
    if (known >= 0) before.splice(known, 1);
    return known < 0;
  });
  return { after, added };
}

/** `tools[2].url` → `["tools", 2, "url"]`. */
export const parseFieldPath = (field: string): Path =>
  (field.match(/[^.[\]]+/g) ?? []).map((part) => (/^\d+$/.test(part) ? Number(part) : part));

/** Reports a duplicate on the entry being edited, even if it comes first in the list. */
function repeated(mistake: Mistake, file: string, index: number | null): FieldMistake | undefined {
  const { about } = mistake;
  if (about?.by !== `${file}${index === null ? "" : `[${index}]`}`) return undefined;
  const path = parseFieldPath(mistake.field).slice(-1);
  return { path, message: `«${about.value}» sert déjà dans ${mistake.file} : choisissez une autre valeur` };
}

/**
 * Splits errors for the form: those of the entry, with their field, and the others, with their location.
 *
 * @param index index of the entry in a list.
 * @param linesBefore lines before the body, in an MDX file.
 */
export function toFieldMistakes(
  mistakes: readonly Mistake[],
  { file, index, linesBefore = 0 }: { file: string; index: number | null; linesBefore?: number },
): FieldMistake[] {
  return mistakes.map((mistake) => {
    const path = parseFieldPath(mistake.field);
    const own = mistake.file === file && (index === null || path[0] === index);
    const taken = own ? undefined : repeated(mistake, file, index);
    if (taken) return taken;
    if (!own) {
      return {
        path: [],
        message: mistake.message,
        elsewhere: [mistake.file, mistake.field].filter(Boolean).join(" › "),
      };
    }
    const line = mistake.field === "" && mistake.line ? mistake.line - linesBefore : 0;
    return { path: index === null ? path : path.slice(1), message: mistake.message, ...(line > 0 && { line }) };
  });
}
