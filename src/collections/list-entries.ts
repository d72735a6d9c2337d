import { z } from "zod";
import { accent, addressOrPath, emoji, icon, identifier, priceRange, sample, text, webAddress } from "./fields";

/** Schemas of the items of `data/*.json` (docs/contrat.md, «Données»). */

export const serviceSchema = z
  .strictObject({
    icon: icon(),
    title: text("Titre du service", 60),
    description: text("Description en une ou deux phrases", 300),
    features: z.array(text("Prestation", 80)).min(2).max(6).describe("Ce que comprend le service"),
    price: priceRange("Fourchette de prix d’une prestation courante").optional(),
    priceFor: text("Ce que paie ce prix, par exemple «par projet» ou «la journée»", 60).optional(),
    color: accent(),
    sample: sample(),
  })
  .describe("Carte de service");
export type Service = z.infer<typeof serviceSchema>;

export const methodStepSchema = z
  .strictObject({
    icon: icon(),
    title: text("Titre de l’étape", 60),
    description: text("Ce qui se passe à cette étape", 300),
    color: accent(),
  })
  .describe("Étape de la méthode");
export type MethodStep = z.infer<typeof methodStepSchema>;

export const techTileSchema = z
  .strictObject({
    name: text("Nom de l’outil", 40),
    logoUrl: addressOrPath("Adresse du logo: chemin du site («/logos/n8n.svg») ou adresse complète").meta({
      title: "Logo",
      examples: ["/logos/n8n.svg"],
    }),
    emoji: emoji(),
    color: z
      .string()
      .regex(/^#[0-9a-f]{6}$/i)
      .meta({
        title: "Couleur de la marque",
        description: "Couleur de la marque, par exemple «#0B6B57»",
        examples: ["#0B6B57"],
        format: "color-hex",
      }),
  })
  .describe("Tuile du bandeau d’outils");
export type TechTile = z.infer<typeof techTileSchema>;

export const stackCategorySchema = z
  .strictObject({
    title: text("Nom de la catégorie", 60),
    icon: icon(),
    description: text("Ce que la catégorie apporte", 240),
    tools: z
      .array(
        z.strictObject({
          name: text("Nom de l’outil", 40),
          description: text("Usage en une ou deux phrases", 240),
          url: webAddress("Site de l’outil"),
          logoUrl: addressOrPath("Adresse du logo"),
          emoji: emoji(),
          isNew: z.boolean().optional().meta({ title: "Nouveau", description: "Affiche la pastille NOUVEAU" }),
        }),
      )
      .min(1)
      .describe("Outils de la catégorie"),
  })
  .describe("Catégorie de la page Stack technique");

export const testimonialSchema = z
  .strictObject({
    key: identifier("Identifiant, par lequel une réalisation cite ce témoignage").optional(),
    name: text("Nom de la personne", 60),
    company: text("Entreprise", 80),
    sector: text("Secteur d’activité", 60),
    content: text("Témoignage", 500),
    rating: z.int().min(1).max(5).describe("Note de 1 à 5"),
    date: z
      .string()
      .regex(/^\d{4}-(?:0[1-9]|1[0-2])$/)
      .optional()
      .meta({
        title: "Mois du témoignage",
        description: "Mois où il a été écrit, «AAAA-MM»",
        examples: ["2026-03"],
      }),
    sample: sample(),
  })
  .describe("Témoignage");

export const questionSchema = z
  .strictObject({
    key: identifier("Identifiant de la question, qui forme son lien («/#faq-delais»)").meta({
      title: "Identifiant",
      examples: ["delais"],
    }),
    question: text("Question", 160),
    answer: text("Réponse", 1200),
    sample: sample(),
  })
  .describe("Question fréquente");
export type Question = z.infer<typeof questionSchema>;

export const assistantTopicSchema = z
  .strictObject({
    key: identifier("Identifiant du sujet"),
    icon: icon(),
    title: text("Titre du sujet", 60),
    description: text("Description courte", 140),
    useCases: z.array(text("Cas d’usage", 80)).length(4).describe("Les quatre cas d’usage du sujet"),
  })
  .describe("Sujet de l’assistant de messagerie");
export type AssistantTopic = z.infer<typeof assistantTopicSchema>;

export const navigationItemSchema = z
  .strictObject({
    label: text("Texte du lien", 40),
    href: z
      .string()
      .regex(/^\/\S*$/)
      .meta({ title: "Adresse", description: "Adresse du site: «/blog» ou «/#services»", examples: ["/#services"] }),
  })
  .describe("Lien du menu principal");
