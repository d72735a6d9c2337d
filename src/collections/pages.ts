import { z } from "zod";
import { pagesByKey, paths } from "../shared/paths";
import { defineCollection } from "./define-collection";
import { keywords, text } from "./fields";

type PageKey = keyof typeof pagesByKey;

export const pageKeys = Object.keys(pagesByKey) as PageKey[];

/** Optional texts of each page; the others have a heading only. */
export const pageParts: Partial<Record<PageKey, readonly ("invitation" | "questions")[]>> = {
  blog: ["invitation", "questions"],
  "stack-technique": ["invitation"],
};

const isPageKey = (key: unknown): key is PageKey => pageKeys.some((known) => known === key);

/** Texts and metadata of a page that has no file of its own. */
export const pages = defineCollection({
  type: "PageTexts",
  files: "data/pages.json",
  shape: "list",
  schema: z
    .strictObject({
      key: z.enum(pageKeys).describe("Page concernée").meta({ title: "Page" }),
      title: text("Titre de l’onglet et des moteurs de recherche", 70),
      description: text("Description pour les moteurs de recherche (50\u00a0à\u00a0150\u00a0caractères)", 150).meta({
        title: "Description",
      }),
      keywords: keywords(),
      heading: text("Grand titre de la page", 120),
      lead: text("Phrase d’introduction sous le titre", 400),
      invitation: z
        .strictObject({
          title: text("Titre de l’invitation", 90),
          text: text("Texte de l’invitation", 300),
        })
        .optional()
        .describe("Invitation à prendre contact (blog et stack technique)"),
      questions: z
        .strictObject({
          title: text("Titre au-dessus des questions", 90),
          intro: text("Phrase d’introduction", 400),
        })
        .optional()
        .describe("Questions fréquentes (blog)"),
      updated: z.iso.date().optional().meta({
        title: "Dernière modification",
        description: "Date de la dernière modification de la page, «\u00a0AAAA-MM-JJ\u00a0»",
      }),
    })
    .describe("Titre, description et introduction d’une page"),
  unique: ["key"],
  path: ({ key }) => (isPageKey(key) ? pagesByKey[key] : paths.home),
  shownAt: [],
  page: { template: null, parent: null },
  studio: {
    group: "Site",
    title: "Têtes de page",
    nouns: ["tête de page", "têtes de page"],
    feminine: true,
    fixed: true,
  },
});
