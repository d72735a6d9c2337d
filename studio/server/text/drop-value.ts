import { valueAt } from "../../../src/content/project/value-at";
import type { Path } from "../../protocol";

/** What was taken out of a value, and where it was. */
export type Dropped = { path: Path; value: unknown };

type Container = Record<string, unknown> | unknown[];

const isContainer = (value: unknown): value is Container => value !== null && typeof value === "object";

/** Takes out of `root` what stands at a path; undefined if nothing does. */
export function dropAt(root: unknown, path: Path): Dropped | undefined {
  const [parent, key] = [valueAt(root, path.slice(0, -1)), path.at(-1)];
  if (!isContainer(parent) || key === undefined || Reflect.get(parent, key) === undefined) return undefined;
  const value: unknown = Reflect.get(parent, key);
  if (Array.isArray(parent)) parent.splice(Number(key), 1);
  else Reflect.deleteProperty(parent, key);
  return { path, value };
}

/** Puts it back into `root`, unless something else has taken its place or what held it is gone. */
export function putBackAt(root: unknown, { path, value }: Dropped): void {
  const [parent, key] = [valueAt(root, path.slice(0, -1)), path.at(-1)];
  if (Array.isArray(parent)) parent.splice(Math.min(Number(key), parent.length), 0, value);
  else if (isContainer(parent) && key !== undefined && Reflect.get(parent, key) === undefined) {
    Reflect.set(parent, key, value);
  }
}
