import { z } from "zod";
import { homeBand } from "../shared/paths";
import { defineCollection } from "./define-collection";
import { identifier, sample, text } from "./fields";

export const testimonials = defineCollection({
  type: "Testimonial",
  files: "data/testimonials.json",
  shape: "list",
  schema: z
    .strictObject({
      key: identifier("Identifiant, par lequel une réalisation cite ce témoignage").optional(),
      name: text("Nom de la personne", 60),
      company: text("Entreprise", 80),
      sector: text("Secteur d’activité", 60),
      content: text("Témoignage", 500),
      rating: z.int().min(1).max(5).describe("Note de 1\u00a0à\u00a05"),
      date: z
        .string()
        .regex(/^\d{4}-(?:0[1-9]|1[0-2])$/)
        .optional()
        .meta({
          title: "Mois du témoignage",
          description: "Mois où il a été écrit, «\u00a0AAAA-MM\u00a0»",
          examples: ["2026-03"],
        }),
      sample: sample("cases"),
    })
    .describe("Témoignage"),
  unique: ["key"],
  path: () => homeBand("temoignages"),
  shownAt: [homeBand("temoignages")],
  page: null,
  studio: { group: "Contenus", title: "Témoignages", nouns: ["témoignage", "témoignages"] },
});
