/** A validation error, worded in French for the provider. */
export type Mistake = {
  /** Relative to the project's root; for an environment variable, «Variable» and its name. */
  file: string;
  /** Path of the field, such as `tools[2].url`; empty for a whole file. */
  field: string;
  /** 1-based, if known. */
  line?: number | undefined;
  column?: number | undefined;
  /** What was expected, what was found, and the fix. */
  message: string;
  /** Machine-readable cause, for the studio, which words it differently. */
  about?: ValueTaken;
};

/** A duplicate of a unique value; `by` locates the first entry that has it (`data/x.json[2]`). */
type ValueTaken = { code: "value-taken"; value: string; by: string };

/** `["tools", 2, "url"]` → `tools[2].url`. */
export function fieldPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (text, key) => (typeof key === "number" ? `${text}[${key}]` : text ? `${text}.${String(key)}` : String(key)),
    "",
  );
}

/** An error on one line: `data/x.json:7:3 › tools[2].url : …`. */
export function formatMistake({ file, field, line, column, message }: Mistake): string {
  const position = [file, line, column].filter((part) => part !== undefined).join(":");
  return field ? `${position} › ${field} : ${message}` : `${position} : ${message}`;
}

/** The whole report, in the order given. */
export function formatReport(mistakes: readonly Mistake[]): string {
  const count = mistakes.length === 1 ? "1 erreur" : `${mistakes.length} erreurs`;
  const lines = mistakes.map((mistake) => `  • ${formatMistake(mistake)}`);
  return [`${count} dans les données, les textes ou les réglages du site :`, ...lines].join("\n");
}
