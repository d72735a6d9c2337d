import { z } from "zod";
import { homeBand, paths } from "../shared/paths";
import { defineCollection } from "./define-collection";
import { yearlySchema } from "./pay-back";
import {
  beforeAfter,
  focus,
  group,
  priceRange,
  reference,
  sample,
  shortTitle,
  siblingImage,
  relatedCases,
  text,
} from "./fields";

/** A result of the project: one value before and after. */
const measureSchema = z.strictObject({
  label: text("Ce qui est mesuré, par exemple «\u00a0Délai d’un devis\u00a0»", 60),
  unit: text(
    "Unité, telle qu’on la lit après le nombre\u00a0: «\u00a0jours\u00a0», «\u00a0%\u00a0», «\u00a0h par\u00a0semaine\u00a0»",
    24,
  ).optional(),
  ...beforeAfter,
  gain: text(
    "Ce que l’on y gagne, en grand sur les cartes à la place des deux valeurs, par exemple «\u00a06\u00a0heures rendues\u00a0»",
    24,
  )
    .meta({ title: "Gain" })
    .optional(),
});
export type Measure = z.infer<typeof measureSchema>;

/**
 * Each case is a card of the home page and a page. Its page also shows `account`, which no file holds: it is computed by
 * src/content/pay-back/case-account.ts.
 */
export const portfolio = defineCollection({
  type: "PortfolioCase",
  files: "data/portfolio/*.json",
  shape: "single",
  schema: z
    .strictObject({
      title: text("Titre de la réalisation", 120),
      image: siblingImage("Image posée à côté de ce fichier, par exemple «\u00a0suivi-club.png\u00a0»", {
        minWidth: 800,
        width: 2304,
      }),
      imageAlt: text("Ce que montre l’image, pour qui ne la voit pas", 240)
        .meta({ title: "Texte de remplacement", examples: ["Tableau des commandes, une ligne par client."] })
        .optional(),
      imageFocus: focus(
        "Point que garde l’image là où elle est rognée, si elle n’a pas la forme 16:10\u202f; sans lui, le coin en haut à gauche",
      ).optional(),
      client: text("Client (ou type de client)", 80),
      sector: text("Secteur, parmi «\u00a0sectors\u00a0» de data/site.json", 40).meta({
        title: "Secteur",
        choices: "data/site.json#sectors",
      }),
      problem: text("Le problème, avec les mots du client", 400),
      approach: text("Ce qui a été construit et ce qui a changé", 600),
      chapters: z
        .array(
          z.strictObject({
            title: text("Intertitre", 60),
            text: text("Paragraphe", 900),
          }),
        )
        .min(1)
        .max(6)
        .optional()
        .meta({
          title: "Récit",
          description:
            "La suite de l’histoire, sur la page de la réalisation\u00a0: ce qui avait été essayé, où sont les données, ce qui a mal tourné, ce que le client fait seul",
        }),
      stack: z.array(text("Outil", 40)).min(1).max(10).describe("Outils employés"),
      hosting: text("Où sont les données, par exemple «\u00a0Airtable (États-Unis)\u00a0»", 80)
        .meta({ title: "Hébergement des données" })
        .optional(),
      ...group("Le projet en chiffres", {
        year: z.int().min(2000).max(2100).optional().describe("Année de livraison"),
        weeks: z.int().min(1).max(104).optional().describe("Durée du projet, en semaines"),
        price: priceRange("Fourchette de prix du projet").optional(),
        yearly: yearlySchema.optional(),
        measures: z.array(measureSchema).min(1).max(4).optional().describe("Ce qui a été mesuré avant et après"),
      }),
      ...group("À lire ensuite", {
        testimonial: reference(
          "Témoignage de ce client\u00a0: sa «\u00a0key\u00a0» dans data/testimonials.json",
          "Testimonial",
          "key",
        )
          .meta({ title: "Témoignage de ce client" })
          .optional(),
        articles: z
          .array(reference("Dossier d’un article de content/articles", "Article", "slug").meta({ title: "Article" }))
          .min(1)
          .max(3)
          .optional()
          .meta({
            title: "Articles",
            description:
              "Articles à lire ensuite, parmi ceux qui sont proposés à la lecture\u202f; sans eux, les plus proches sont choisis",
          }),
        cases: relatedCases("Réalisations à voir ensuite\u202f; sans elles, les plus proches sont choisies"),
      }),
      ...group("Moteurs de recherche", {
        shortTitle: shortTitle(),
        description: text(
          "Description pour les moteurs de recherche\u202f; sans elle, le début de la réponse est repris",
          150,
        )
          .meta({ title: "Description" })
          .optional(),
      }),
      ...group("Réglages", {
        updated: z.iso.date().optional().meta({
          title: "Dernière modification du texte",
          description: "Date de la dernière modification du texte, «\u00a0AAAA-MM-JJ\u00a0»",
        }),
        order: z
          .int()
          .min(1)
          .optional()
          .meta({ title: "Rang", description: "Rang d’affichage (1 en premier)\u202f; sans rang, à la suite" }),
      }),
      sample: sample("cases"),
    })
    .describe("Réalisation du portfolio"),
  unique: ["title", "testimonial"],
  path: ({ slug }) => paths.case(slug),
  shownAt: [homeBand("realisations"), homeBand("portfolio")],
  page: { template: "case", parent: { title: "Réalisations", path: homeBand("realisations") } },
  studio: {
    group: "Contenus",
    title: "Réalisations",
    nouns: ["réalisation", "réalisations"],
    feminine: true,
    rank: "order",
  },
});
