import type { Fields } from "../protocol";
import type { Draft } from "./drafts";
import { isSame } from "./form/prune";

/** Stands for the text of an article, among the names of its fields. */
export const textField = "";

type Version = { value: Fields; body: string | null };

const withText = ({ value, body }: Version): Fields => ({ ...value, [textField]: body });

/** The fields that differ between the form and the disk, and that both have changed since the entry was opened. */
export function conflictingFields(draft: Draft, disk: Version): string[] {
  const [base, mine, theirs] = [withText({ value: draft.base, body: draft.baseBody }), withText(draft), withText(disk)];
  return [...new Set([...Object.keys(mine), ...Object.keys(theirs)])].filter(
    (key) => !isSame(mine[key], theirs[key]) && !isSame(mine[key], base[key]) && !isSame(theirs[key], base[key]),
  );
}

/**
 * Puts what was typed onto the version on disk.
 *
 * @param fromDisk the fields, among those that both have changed, whose version on disk is kept.
 */
export function rebase<State extends Draft>(
  state: State,
  disk: Version & { version: string | null; pictures: string[] },
  fromDisk: readonly string[] = [],
): State {
  const [base, mine, theirs] = [withText({ value: state.base, body: state.baseBody }), withText(state), withText(disk)];
  const keys = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])];
  const isMine = (key: string) => !isSame(mine[key], base[key]) && !fromDisk.includes(key);
  const { [textField]: body, ...value } = Object.fromEntries(
    keys.map((key) => [key, isMine(key) ? mine[key] : theirs[key]]),
  );
  const { version, pictures } = disk;
  const text = typeof body === "string" ? body : null;
  return { ...state, version, pictures, base: disk.value, baseBody: disk.body, value, body: text };
}
