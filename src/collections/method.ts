import { z } from "zod";
import { homeBand } from "../shared/paths";
import { defineCollection, type EntryOf } from "./define-collection";
import { accent, icon, sample, text } from "./fields";

export const method = defineCollection({
  type: "MethodStep",
  files: "data/method.json",
  shape: "list",
  schema: z
    .strictObject({
      icon: icon(),
      title: text("Titre de l’étape", 60),
      description: text("Ce qui se passe à cette étape", 300),
      color: accent(),
      sample: sample("services"),
    })
    .describe("Étape de la méthode"),
  unique: ["title"],
  path: () => homeBand("methode"),
  shownAt: [homeBand("methode")],
  page: null,
  studio: { group: "Accueil", title: "Méthode", nouns: ["étape", "étapes"], feminine: true },
});

export type MethodStep = EntryOf<typeof method>;
