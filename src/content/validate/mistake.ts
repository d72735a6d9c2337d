/** One thing the provider must mend, told in French. */
export type Mistake = {
  /** Path from the project's root. */
  file: string;
  /** Path of the field, such as `tools[2].url`; empty for the file as a whole. */
  field: string;
  /** Line and column, from 1, where they are known. */
  line?: number | undefined;
  column?: number | undefined;
  /** What was expected, what was found, and the mend. */
  message: string;
  /** What it is about, for whoever tells it in words of its own (the studio). */
  about?: ValueTaken;
};

/** A value that must not repeat, and the place (`data/x.json[2]`) of the entry that has it already. */
export type ValueTaken = { code: "value-taken"; value: string; by: string };

/** `["tools", 2, "url"]` → `tools[2].url`. */
export function fieldPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (text, key) => (typeof key === "number" ? `${text}[${key}]` : text ? `${text}.${String(key)}` : String(key)),
    "",
  );
}

/** A mistake on one line: `data/x.json:7:3 › tools[2].url : …`. */
export function formatMistake({ file, field, line, column, message }: Mistake): string {
  const place = [file, line, column].filter((part) => part !== undefined).join(":");
  return field ? `${place} › ${field} : ${message}` : `${place} : ${message}`;
}

/** The whole report, in the order of the files. */
export function formatReport(mistakes: readonly Mistake[]): string {
  const count = mistakes.length === 1 ? "1 erreur" : `${mistakes.length} erreurs`;
  const lines = mistakes.map((mistake) => `  • ${formatMistake(mistake)}`);
  return [`${count} dans les données ou les textes du site :`, ...lines].join("\n");
}
