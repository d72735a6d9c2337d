import { z } from "zod";
import { light } from "../shared/colours";
import { homeBand } from "../shared/paths";
import { defineCollection, type EntryOf } from "./define-collection";
import { emoji, logoAddress, text } from "./fields";

export const techStrip = defineCollection({
  type: "TechTile",
  files: "data/tech-strip.json",
  shape: "list",
  schema: z
    .strictObject({
      name: text("Nom de l’outil", 40),
      logoUrl: logoAddress(
        "Adresse du logo\u00a0: chemin du site («\u00a0/logos/n8n.svg\u00a0») ou adresse complète",
      ).meta({
        title: "Logo",
        examples: ["/logos/n8n.svg"],
      }),
      emoji: emoji(),
      color: z
        .string()
        .regex(/^#[0-9a-f]{6}$/i)
        .meta({
          title: "Couleur de la marque",
          description: `Couleur de la marque, autour de l’émoji, par exemple «\u00a0${light.action}\u00a0»`,
          examples: [light.action],
          format: "color-hex",
        }),
    })
    .describe("Tuile du bandeau d’outils"),
  unique: ["name"],
  path: () => homeBand("stack"),
  shownAt: [homeBand("stack")],
  page: null,
  studio: { group: "Accueil", title: "Bandeau d’outils", nouns: ["outil du bandeau", "outils du bandeau"] },
});

export type TechTile = EntryOf<typeof techStrip>;
