import { z } from "zod";
import { text } from "./fields";

/**
 * A spreadsheet to take away, written as YAML beside its article; the build makes an .xlsx
 * and a .csv of it.
 */

const column = z.strictObject({
  title: text("Titre de la colonne", 80),
  width: z.number().positive().describe("Largeur, en caractères"),
  formula: text(
    "Formule de la colonne, en anglais comme dans le fichier ; {row} est la ligne, {above} la précédente",
  ).optional(),
  format: text(
    "Format d’affichage, par exemple «0.0», «0 %» ou «dd/mm/yyyy» (la colonne est alors une date)",
  ).optional(),
});

const sheet = z.strictObject({
  name: text("Nom de la feuille", 31),
  columns: z.array(column).min(1).describe("Colonnes"),
  rows: z
    .array(z.array(z.union([z.string(), z.number(), z.null()])))
    .min(1)
    .describe("Lignes ; sous une formule, la valeur qu’elle doit donner"),
  blank: z.int().nonnegative().optional().describe("Lignes vides, formules comprises, laissées à remplir"),
});

export const workbookSchema = z
  .strictObject({ sheets: z.array(sheet).min(1).describe("Feuilles ; la première devient aussi un .csv") })
  .describe("Classeur à télécharger");

export type Workbook = z.infer<typeof workbookSchema>;
export type Sheet = Workbook["sheets"][number];
export type CellValue = Sheet["rows"][number][number];
