import { z } from "zod";
import { paths } from "../shared/paths";
import { defineCollection } from "./define-collection";
import { emoji, icon, logoAddress, text, webAddress } from "./fields";

export const stack = defineCollection({
  type: "StackCategory",
  files: "data/stack.json",
  shape: "list",
  schema: z
    .strictObject({
      title: text("Nom de la catégorie", 60),
      icon: icon(),
      description: text("Ce que la catégorie apporte", 240),
      tools: z
        .array(
          z.strictObject({
            name: text("Nom de l’outil", 40),
            description: text("Usage en une ou deux phrases", 240),
            url: webAddress("Site de l’outil"),
            logoUrl: logoAddress("Adresse du logo"),
            emoji: emoji(),
            isNew: z.boolean().optional().meta({ title: "Nouveau", description: "Affiche la pastille NOUVEAU" }),
          }),
        )
        .min(1)
        .describe("Outils de la catégorie"),
    })
    .describe("Catégorie de la page Stack technique"),
  unique: ["title"],
  path: () => paths.stack,
  shownAt: [paths.stack],
  page: null,
  studio: {
    group: "Site",
    title: "Stack technique",
    nouns: ["catégorie d’outils", "catégories d’outils"],
    feminine: true,
  },
});
