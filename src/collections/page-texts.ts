import { z } from "zod";
import { text } from "./fields";

/** The pages whose texts are in data/pages.json, with their paths. */
export const pagePaths = {
  accueil: "/",
  blog: "/blog",
  "stack-technique": "/stack-technique",
  merci: "/merci",
  introuvable: "/404.html",
} as const;

const pageKeys = Object.keys(pagePaths) as (keyof typeof pagePaths)[];

/** Texts and metadata of a page that has no file of its own. */
export const pageSchema = z
  .strictObject({
    key: z.enum(pageKeys).describe("Page concernée").meta({ title: "Page" }),
    path: z
      .string()
      .regex(/^\/\S*$/)
      .meta({ title: "Adresse", description: "Adresse de la page, commençant par «/»" }),
    title: text("Titre de l’onglet et des moteurs de recherche", 70),
    description: text("Description pour les moteurs de recherche (50 à 150 caractères)", 150).meta({
      title: "Description",
    }),
    keywords: z.array(text("Mot-clé", 60)).min(1).describe("Mots-clés"),
    heading: text("Grand titre de la page", 120),
    lead: text("Phrase d’introduction sous le titre", 400),
    invitation: z
      .strictObject({
        title: text("Titre de l’invitation", 90),
        text: text("Texte de l’invitation", 300),
      })
      .optional()
      .describe("Invitation à prendre contact (blog et stack technique)"),
    updated: z.iso.date().optional().meta({
      title: "Dernière modification",
      description: "Date de la dernière modification de la page, «AAAA-MM-JJ»",
    }),
  })
  .describe("Titre, description et introduction d’une page");
