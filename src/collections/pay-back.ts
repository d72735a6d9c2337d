import { z } from "zod";
import { text } from "./fields";

/** Parameters of the payback rule (`src/shared/pay-back.ts`): a field of data/site.json. */
export const payBackSchema = z
  .strictObject({
    hourCost: z.int().min(1).describe("Coût d’une heure de travail, charges comprises, en euros"),
    weeksPerYear: z.int().min(1).max(52).describe("Semaines travaillées par\u00a0an"),
    dayPrice: z.int().min(1).describe("Prix de votre journée, en euros hors taxes"),
    upkeepDays: z
      .strictObject({
        from: z.number().min(0).describe("Jours d’entretien par\u00a0an, au moins"),
        to: z
          .number()
          .min(0)
          .optional()
          .describe("Jours d’entretien par\u00a0an, au plus\u202f; à omettre s’ils ne varient pas"),
      })
      .refine(({ from, to }) => to === undefined || to >= from, {
        path: ["to"],
        message: "le plus grand nombre de jours est inférieur au plus petit",
      })
      .describe("Entretien d’un outil livré"),
    referent: z
      .strictObject({
        firstWeeks: z.int().min(0).max(52).describe("Semaines de démarrage"),
        firstHours: z.number().min(0).describe("Heures par\u00a0semaine pendant le démarrage"),
        thenHours: z.number().min(0).describe("Heures par\u00a0semaine ensuite"),
      })
      .describe("Temps de la personne référente chez le client"),
    smallest: z
      .strictObject({
        price: z.int().min(1).describe("Son prix, en euros hors taxes"),
        subscriptions: z.int().min(0).describe("Ses abonnements, en euros hors taxes par\u00a0an"),
      })
      .optional()
      .describe("Votre plus petit projet\u00a0: le calcul de l’accueil dit s’il se rembourserait"),
    limitMonths: z.int().min(12).max(120).describe("Mois au-delà desquels vous conseillez de renoncer"),
  })
  .refine(({ weeksPerYear, referent }) => referent.firstWeeks <= weeksPerYear, {
    path: ["referent", "firstWeeks"],
    message: "le démarrage dure plus de semaines que l’année n’en compte",
  })
  .meta({
    title: "Calcul du remboursement",
    description:
      "Ce avec quoi se calcule le remboursement d’un projet, dans les articles (<PayBack>) et sur les réalisations\u202f; à omettre si vous n’en affichez pas",
  });

/**
 * What a project costs and brings each year: a field of a case. The account that its page shows is in no data file:
 * `src/content/pay-back/case-account.ts` computes it from this field, the price and the rule. Without a price or without
 * a rule, it has the subscriptions only; a site may do without both, so this is not a mistake.
 */
export const yearlySchema = z
  .strictObject({
    subscriptions: z.int().min(0).describe("Abonnements aux outils, en euros hors taxes par\u00a0an"),
    hours: z
      .number()
      .min(0.1)
      .max(2000)
      .optional()
      .describe("Heures que l’outil reprend chaque semaine, toutes personnes réunies"),
    gains: z
      .array(
        z.strictObject({
          what: text("D’où il vient, par exemple «\u00a0Ancien logiciel, qui n’est plus payé\u00a0»", 90),
          amount: z.int().min(1).describe("En euros par\u00a0an"),
        }),
      )
      .min(1)
      .max(3)
      .optional()
      .describe("Ce que l’outil rapporte ou épargne en un an, en plus des heures"),
    setup: z
      .array(
        z
          .strictObject({
            what: text(
              "Ce que c’est, par exemple «\u00a0cinq tablettes\u00a0» ou «\u00a0reprise des fiches\u00a0»",
              60,
            ),
            amount: z.int().min(1).describe("En euros, tel que le client l’a payé").optional(),
            hours: z
              .number()
              .min(0.5)
              .max(2000)
              .describe("Ou en heures du client, comptées au coût d’une heure de travail")
              .optional(),
          })
          .refine(({ amount, hours }) => (amount === undefined) !== (hours === undefined), {
            path: ["amount"],
            message: "attendu un montant ou un nombre d’heures, et un seul des deux",
          }),
      )
      .min(1)
      .max(3)
      .optional()
      .meta({
        title: "Mise en route",
        description: "Ce que le client a payé ou fait une fois, en plus du prix du projet\u202f; compté avec ce prix",
      }),
    vat: z.number().min(1).max(30).optional().meta({
      title: "TVA non récupérée, en %",
      description:
        "Taux de la TVA, si le client ne la récupère pas (association, commune…)\u00a0: prix, abonnements et entretien sont alors comptés toutes taxes comprises",
    }),
    source: text(
      "D’où viennent ces chiffres, par exemple «\u00a0Heures relevées par le secrétariat, deux semaines avant, deux après.\u00a0»",
      240,
    ).optional(),
    reason: text("Pourquoi le remboursement ne se calcule pas, à dire au lecteur", 300).optional(),
  })
  .refine(({ hours, gains, reason }) => (hours === undefined && gains === undefined) === (reason !== undefined), {
    path: ["reason"],
    message:
      "attendu soit ce que l’outil fait gagner (heures ou autres gains), soit la raison pour laquelle cela ne se calcule pas",
  })
  .meta({
    title: "Le compte d’une année",
    description:
      "Ce que l’outil coûte et rapporte en un an, d’où se calcule son remboursement\u202f; sans prix, ou sans «\u00a0Calcul du remboursement\u00a0» dans data/site.json, seuls les abonnements paraissent",
  });

/** A case's yearly costs and gains, as in its data file. */
export type Yearly = z.infer<typeof yearlySchema>;
