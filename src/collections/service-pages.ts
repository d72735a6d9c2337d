import { z } from "zod";
import { homeBand, paths } from "../shared/paths";
import { defineCollection } from "./define-collection";
import { downloads } from "./downloads";
import { callToAction, group, isoDate, keywords, reference, sample, shortTitle, relatedCases, text } from "./fields";

/** The page that explains a service, to which its card leads. */
export const servicePages = defineCollection({
  type: "ServicePage",
  files: "content/services/*/index.mdx",
  shape: "mdx",
  schema: z
    .strictObject({
      title: text("Titre de la page", 110),
      service: reference(
        "Carte de l’accueil qui mène à cette page\u00a0: sa «\u00a0key\u00a0» dans data/services.json",
        "Service",
        "key",
      ).meta({ title: "Carte du service" }),
      intro: text("Réponse en quelques lignes, affichée sous le titre", 500),
      ...group("Moteurs de recherche", {
        shortTitle: shortTitle(),
        description: text("Description pour les moteurs de recherche (150\u00a0caractères au plus)", 150).meta({
          title: "Description",
        }),
        keywords: keywords(),
      }),
      cases: relatedCases("Réalisations de ce service, montrées après le texte"),
      cta: callToAction("Encadré de fin de page"),
      ...group("À emporter", { downloads: downloads() }),
      ...group("Réglages", {
        updated: isoDate("Date de la dernière modification du texte, «\u00a0AAAA-MM-JJ\u00a0»")
          .meta({ title: "Dernière modification du texte" })
          .optional(),
        order: z
          .int()
          .min(1)
          .optional()
          .meta({ title: "Rang", description: "Rang dans llms.txt (1 en premier)\u202f; sans rang, à la suite" }),
        listed: z.boolean().optional().meta({
          title: "Proposé à la lecture",
          description:
            "Sinon, la page reste publiée à son adresse et dans le plan du site, mais sa carte n’y mène pas, ni llms.txt",
          default: true,
        }),
      }),
      sample: sample("services"),
    })
    .describe("Page d’un service"),
  unique: ["title", "service"],
  path: ({ slug }) => paths.service(slug),
  shownAt: [],
  page: { template: "service", parent: { title: "Services", path: homeBand("services") } },
  studio: {
    group: "Contenus",
    title: "Pages de service",
    nouns: ["page de service", "pages de service"],
    feminine: true,
  },
});
