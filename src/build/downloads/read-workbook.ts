import { parse, YAMLParseError } from "yaml";
import { workbookSchema, type Sheet, type Workbook } from "../../model/workbook";

/** A row whose number of cells is not that of the columns would shift what follows. */
function unevenRow({ name, columns, rows }: Sheet): string | undefined {
  const index = rows.findIndex((row) => row.length !== columns.length);
  const found = rows[index];
  return (
    found && `feuille «${name}», ligne ${index + 1} : ${columns.length} valeurs attendues, ${found.length} trouvées`
  );
}

/** Reads a workbook written as YAML; a mistake is told in French. */
export function readWorkbook(source: string): { workbook: Workbook } | { mistake: string } {
  let value: unknown;
  try {
    value = parse(source);
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error;
    return { mistake: `écriture YAML incorrecte, ligne ${error.linePos?.[0].line ?? 1}` };
  }
  const { data, error } = workbookSchema.safeParse(value);
  if (!data) return { mistake: `champ manquant ou incorrect «${error.issues[0]?.path.join(".") ?? ""}»` };
  const uneven = data.sheets.map(unevenRow).find(Boolean);
  return uneven ? { mistake: uneven } : { workbook: data };
}
