import { z } from "zod";
import { homeBand } from "../shared/paths";
import { defineCollection, type EntryOf } from "./define-collection";
import { accent, icon, identifier, priceRange, sample, text } from "./fields";

export const services = defineCollection({
  type: "Service",
  files: "data/services.json",
  shape: "list",
  schema: z
    .strictObject({
      key: identifier("Identifiant, que cite la page de ce service")
        .meta({ title: "Identifiant", examples: ["formation"] })
        .optional(),
      icon: icon(),
      title: text("Titre du service", 60),
      description: text("Description en une ou deux phrases", 300),
      features: z.array(text("Prestation", 80)).min(2).max(6).describe("Ce que comprend le service"),
      price: priceRange("Fourchette de prix d’une prestation courante").optional(),
      priceFor: text(
        "Ce que paie ce prix, par exemple «\u00a0par projet\u00a0» ou «\u00a0la journée\u00a0»",
        60,
      ).optional(),
      color: accent(),
      sample: sample("services"),
    })
    .refine(({ price, priceFor }) => priceFor === undefined || price !== undefined, {
      path: ["priceFor"],
      message: "ce que paie le prix va avec lui\u00a0: remplissez «\u00a0price\u00a0», ou retirez ce champ",
    })
    .describe("Carte de service"),
  unique: ["key", "title"],
  path: () => homeBand("services"),
  shownAt: [homeBand("services")],
  page: null,
  studio: { group: "Accueil", title: "Services", nouns: ["service", "services"] },
});

export type Service = EntryOf<typeof services>;
