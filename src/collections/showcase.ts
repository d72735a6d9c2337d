import { z } from "zod";
import { homeBand } from "../shared/paths";
import { showcaseSectors } from "../shared/showcase-sectors";
import { defineCollection, type EntryOf } from "./define-collection";
import { accent, beforeAfter, icon, reference, sample, text } from "./fields";

const personas = [
  "Commerçant",
  "Artisan",
  "Formateur",
  "Centre de formation",
  "Consultant",
  "E-commerçant",
  "Industriel",
  "Comptable",
] as const;

export const showcase = defineCollection({
  type: "ShowcaseProject",
  files: "data/showcase.json",
  shape: "list",
  schema: z
    .strictObject({
      title: text("Titre du projet", 80),
      sector: z.enum(showcaseSectors).describe("Secteur, qui sert de filtre"),
      description: text("Ce qui a été construit", 300),
      benefit: text("Ce que le client y gagne", 160),
      result: text(
        "Résultat mesuré\u202f; si son chiffre est donné ci-dessous, seulement ce qu’il compte, par exemple «\u00a0pour clore une fiche\u00a0»",
        120,
      ).meta({ title: "Résultat" }),
      figure: z
        .strictObject({
          ...beforeAfter,
          unit: text("Unité, telle qu’on la lit après le nombre\u00a0: «\u00a0jours\u00a0», «\u00a0%\u00a0»", 16),
        })
        .optional()
        .describe("Chiffre du résultat, en grand sur la carte, devant ses mots"),
      gain: text(
        "Sans valeur d’avant, ce que l’on y gagne, en grand à la place du chiffre, par exemple «\u00a05\u00a0heures\u00a0»",
        24,
      )
        .meta({ title: "Gain" })
        .optional(),
      tools: z.array(text("Outil", 40)).min(1).max(6).describe("Outils employés"),
      gradient: z
        .strictObject({ from: accent("Première couleur"), to: accent("Seconde couleur") })
        .describe("Couleurs du dégradé de la carte"),
      case: reference(
        "Nom de fichier de la réalisation la plus proche, sans «\u00a0.json\u00a0»",
        "PortfolioCase",
        "slug",
      )
        .meta({ title: "Réalisation à lire" })
        .optional(),
      icon: icon(),
      persona: z.enum(personas).describe("Pour qui"),
      sample: sample("cases"),
    })
    .refine(({ figure, gain }) => figure === undefined || gain === undefined, {
      path: ["gain"],
      message: "ce projet a déjà un chiffre, «\u00a0figure\u00a0»\u00a0: gardez l’un des deux",
    })
    .describe("Projet de la vitrine"),
  unique: ["title"],
  path: () => homeBand("vitrine"),
  shownAt: [homeBand("realisations"), homeBand("vitrine")],
  page: null,
  studio: { group: "Accueil", title: "Vitrine", nouns: ["projet de la vitrine", "projets de la vitrine"] },
});

export type ShowcaseProject = EntryOf<typeof showcase>;
