import { z } from "zod";
import { reference, text } from "./fields";

/** The trades among which a visitor chooses, below the hero, each with the case that shows it. */
export const tradesSchema = z
  .strictObject({
    title: text("Question au-dessus des métiers", 60),
    choices: z
      .array(
        z.strictObject({
          trade: text("Métier, tel qu’on le choisit, par exemple «\u00a0Artisan\u00a0»", 24),
          case: reference("Nom de fichier d’une réalisation, sans «\u00a0.json\u00a0»", "PortfolioCase", "slug").meta({
            title: "Réalisation montrée",
          }),
          sentence: text("Ce que ce métier en retient, en une phrase", 120),
        }),
      )
      .max(4)
      .describe("Métiers\u202f; sans aucun, pas de bande"),
  })
  .describe("Choix du métier, sous le haut de page");

/** The calculator below the prices: what a task costs in a year. */
export const calculatorSchema = z
  .strictObject({
    title: text("Titre du calcul", 60),
    intro: text("Phrase d’introduction", 200),
    joinLabel: text("Bouton qui ajoute le calcul au message du visiteur", 60),
  })
  .meta({
    title: "Calcul",
    description:
      "Ce que coûte une tâche en un an, sous les prix\u202f; d’après le «\u00a0Calcul du remboursement\u00a0» de data/site.json, sans lequel il ne paraît pas",
  });
