import { statSync } from "node:fs";

/**
 * What a costly reading says of a file on disk, kept until the file changes: the studio validates
 * them all at each keystroke.
 */
export function rememberFiles<Told>(read: (place: string) => Told): (place: string) => Told {
  const known = new Map<string, { version: string; told: Told }>();
  return (place) => {
    const { mtimeMs, size } = statSync(place);
    const version = `${mtimeMs} ${size}`;
    const before = known.get(place);
    const told = before?.version === version ? before.told : read(place);
    known.set(place, { version, told });
    return told;
  };
}
