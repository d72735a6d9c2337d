import { positionAt, type Position } from "../project/text-position";
import { explainMdxError, tagAt, type MdxError } from "./explain-mdx-error";

/** A mistake of a text, with its place in the body. */
export type ProseMistake = Position & { message: string };

/** Stands for the sign that the parser stumbles on, so that it reads what follows, each thing at its place. */
const mark = "·";

function errorOf(text: string, parse: (text: string) => unknown): MdxError | undefined {
  try {
    parse(text);
    return undefined;
  } catch (error) {
    return error as MdxError;
  }
}

/**
 * Finds every error of syntax of a text: the parser stops at the first one, so each is neutralised and the text parsed
 * again.
 *
 * @returns the errors, and a text that can be parsed.
 * @throws an error that the parser does not place.
 */
export function skipFaults(body: string, parse: (text: string) => unknown): { text: string; mistakes: ProseMistake[] } {
  const mistakes: ProseMistake[] = [];
  /** Names of tags whose other half was neutralised. */
  const alone: string[] = [];
  let text = body;
  for (let error = errorOf(text, parse); error; error = errorOf(text, parse)) {
    const fault = explainMdxError(error, text);
    const sign = fault && text[fault.offset];
    if (!fault || sign === undefined || sign === mark) throw error;
    const known = alone.indexOf(tagAt(text, fault.offset));
    if (known >= 0) alone.splice(known, 1);
    else mistakes.push({ ...positionAt(body, fault.offset), message: fault.message });
    if (known < 0 && fault.alone) alone.push(fault.alone);
    const { offset, end = offset + 1 } = fault;
    text = text.slice(0, offset) + text.slice(offset, end).replace(/^.|[<{]/gs, mark) + text.slice(end);
  }
  return { text, mistakes };
}
