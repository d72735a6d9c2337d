import { z } from "zod";
import { paths } from "../shared/paths";
import { defineCollection } from "./define-collection";
import { downloads } from "./downloads";
import { callToAction, group, isoDate, keywords, sample, shortTitle, siblingImage, text } from "./fields";

const articleCategories = [
  "Conformité",
  "No-Code",
  "Tendances",
  "Stratégie",
  "Outils",
  "SaaS",
  "Automatisation",
  "Intégration",
  "Prospective",
  "Studio",
] as const;

export const articles = defineCollection({
  type: "Article",
  files: "content/articles/*/index.mdx",
  shape: "mdx",
  schema: z
    .strictObject({
      title: text("Titre de l’article", 110),
      ...group("Moteurs de recherche", {
        shortTitle: shortTitle(),
        description: text("Description pour les moteurs de recherche (150\u00a0caractères au plus)", 150).meta({
          title: "Description",
        }),
        keywords: keywords(),
      }),
      date: isoDate("Date de publication, «\u00a0AAAA-MM-JJ\u00a0»").meta({ title: "Date de publication" }),
      updated: isoDate("Date de mise à jour, «\u00a0AAAA-MM-JJ\u00a0»")
        .meta({ title: "Date de mise à jour" })
        .optional(),
      changes: text("Ce que la mise à jour a changé, en une ligne, par exemple «\u00a0prix de 2026\u00a0»", 120)
        .meta({ title: "Ce qui a changé" })
        .optional(),
      category: z.enum(articleCategories).describe("Catégorie"),
      ...group("Présentation", {
        excerpt: text("Résumé affiché sur la carte de l’article", 220),
        intro: text("Introduction affichée sous le titre", 500),
        cover: siblingImage("Image de couverture posée à côté de l’article", { minWidth: 1200, width: 1600 }),
        coverAlt: text("Ce que montre la couverture", 240).meta({ title: "Texte de remplacement de la couverture" }),
      }),
      cta: callToAction("Encadré de fin d’article"),
      ...group("À emporter", {
        downloads: downloads(),
      }),
      ...group("Réglages", {
        author: text("Signature, si ce n’est pas celle du prestataire", 80).meta({ title: "Signature" }).optional(),
        notice: text("Avertissement affiché en tête d’article", 300).optional(),
        listed: z.boolean().optional().meta({
          title: "Proposé à la lecture",
          description:
            "Sinon, l’article reste publié à son adresse et dans le plan du site, mais dans aucune liste\u00a0: ni grille du blog, ni flux RSS, ni llms.txt, ni articles voisins, ni «\u00a0À lire\u00a0» d’une réalisation",
          default: true,
        }),
      }),
      sample: sample("texts"),
    })
    .refine(({ updated, changes }) => changes === undefined || updated !== undefined, {
      path: ["changes"],
      message: "ce qui a changé va avec la date de mise à jour\u00a0: remplissez «updated», ou retirez ce champ",
    })
    .describe("Article du blog"),
  unique: ["title"],
  path: ({ slug }) => paths.article(slug),
  shownAt: [paths.blog],
  page: { template: "article", parent: { title: "Blog", path: paths.blog } },
  studio: { group: "Contenus", title: "Articles", nouns: ["article", "articles"] },
});
