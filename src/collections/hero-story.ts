import { z } from "zod";
import { reference, text } from "./fields";

/** A line of the hero's picture, limited to the characters that fit in a box. */
const line = (description: string) => text(description, 20);

/** The case that the hero's picture shows: a request becomes a row, a model drafts the reply, a person sends the reply. */
export const storySchema = z
  .strictObject({
    case: reference("Nom de fichier d’une réalisation, sans «\u00a0.json\u00a0»", "PortfolioCase", "slug").meta({
      title: "Réalisation racontée",
    }),
    label: text("Texte du lien vers cette réalisation", 60),
    alt: text("Ce que raconte l’image, pour qui ne la voit pas", 240),
    request: z
      .strictObject({ title: text("Titre de la case", 12), first: line("Premier champ"), second: line("Second champ") })
      .describe("Ce qui arrive"),
    register: z
      .strictObject({
        title: text("Titre de la case", 12),
        first: line("Première ligne"),
        second: line("Deuxième ligne"),
        added: line("Ligne qui s’ajoute"),
      })
      .describe("Où cela se range"),
    draft: z
      .strictObject({ title: text("Titre de la case", 12), text: line("Ce qui est préparé") })
      .describe("Ce que prépare le modèle"),
    reply: z
      .strictObject({
        title: text("Titre de la case", 12),
        first: text("Première ligne", 13),
        second: text("Seconde ligne", 10),
      })
      .describe("Ce qui part"),
  })
  .describe("Histoire que raconte l’image du haut de page\u202f; sans elle, pas d’image");

export type HeroStory = z.infer<typeof storySchema>;
