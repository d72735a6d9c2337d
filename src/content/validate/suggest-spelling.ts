import { closest, distance } from "fastest-levenshtein";

const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** The allowed value closest to a mistyped one, if close enough. */
export function nearest(typed: string, admitted: readonly string[]): string | undefined {
  const candidates = new Map(admitted.map((value) => [plain(value), value]));
  if (candidates.size === 0) return undefined;
  const best = closest(plain(typed), [...candidates.keys()]);
  return distance(plain(typed), best) <= Math.max(2, best.length / 3) ? candidates.get(best) : undefined;
}

/** « : vouliez-vous dire «commerce» ? », or an empty string when no allowed value is close. */
export function suggestion(typed: string, admitted: readonly string[]): string {
  const near = nearest(typed, admitted);
  if (near?.normalize() === typed.normalize())
    return ` : ses accents sont codés autrement, tapez de nouveau «${near}».`;
  return near === undefined ? "" : ` : vouliez-vous dire «${near}» ?`;
}
