import { z } from "zod";
import { text } from "./fields";

/** File types that a text may offer for download. */
export const downloadExtensions = ["csv", "docx", "json", "pdf", "xlsx"] as const;

/** «.csv, .docx… ou .xlsx», for descriptions and error messages. */
export const downloadKinds = new Intl.ListFormat("fr", { type: "disjunction" }).format(
  downloadExtensions.map((extension) => `.${extension}`),
);

/** The downloads that a text offers: files of the folder «telechargements» beside the text. */
export const downloads = () =>
  z
    .array(
      z.strictObject({
        title: text("Ce que c’est, tel que la liste des téléchargements le présente", 90).meta({
          title: "Titre",
        }),
        files: z
          .array(
            z
              .string()
              .regex(new RegExp(`^[a-z0-9-]+\\.(?:${downloadExtensions.join("|")})$`))
              .meta({
                title: "Fichier",
                description: `Nom d’un fichier ${downloadKinds}, en minuscules`,
                format: "download",
                extensions: downloadExtensions,
              }),
          )
          .min(1)
          .meta({
            title: "Fichiers",
            description: "Fichiers du dossier «\u00a0telechargements\u00a0», à côté du texte",
          }),
      }),
    )
    .min(1)
    .optional()
    .meta({
      title: "Fichiers à emporter",
      description: "Fichiers à emporter, posés dans le dossier «\u00a0telechargements\u00a0» à côté du texte",
    });
