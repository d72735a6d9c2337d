import { z } from "zod";
import { paths } from "../shared/paths";
import { storySchema } from "./hero-story";
import { calculatorSchema, tradesSchema } from "./home-offer";
import { defineCollection, type EntryOf } from "./define-collection";
import { callToAction, icon, pageLink, sample, sampleFields, siblingImage, text } from "./fields";

/** Texts of the home page that are not in a list, by section. */
const band = {
  title: text("Titre de la bande", 90),
  intro: text("Phrase d’introduction", 400),
};

export const home = defineCollection({
  type: "HomeTexts",
  files: "data/home.json",
  shape: "single",
  schema: z
    .strictObject({
      hero: z
        .strictObject({
          badge: text("Pastille au-dessus du titre", 60),
          title: text("Grand titre", 120),
          highlight: text("Mot du grand titre à souligner, tel qu’il y est écrit", 40).optional(),
          lead: text("Texte sous le titre", 400),
          contactLabel: text("Bouton principal", 40),
          servicesLabel: text("Bouton secondaire", 40),
          town: text("Ville, après votre nom", 40),
          bookingLabel: text("Lien de réservation, sous les boutons", 60),
          statistics: z
            .array(
              z.strictObject({
                value: text("Chiffre, par exemple «\u00a050+\u00a0»", 10),
                label: text("Ce que compte ce chiffre", 40),
                href: pageLink(
                  "Où le vérifier\u00a0: adresse du site, «\u00a0/blog\u00a0» ou «\u00a0/#temoignages\u00a0»",
                ),
              }),
            )
            .min(1)
            .max(4)
            .optional()
            .describe("Les chiffres de l’accueil"),
          story: storySchema.optional(),
        })
        .describe("Haut de page"),
      trades: tradesSchema.optional(),
      services: z.strictObject({ ...band, calculator: calculatorSchema.optional() }).describe("Services"),
      stack: z
        .strictObject({ ...band, linkLabel: text("Lien vers la page de la stack", 60) })
        .describe("Bandeau d’outils"),
      method: z
        .strictObject({
          ...band,
          after: z
            .strictObject({
              title: text("Titre de la partie", 90),
              terms: z
                .array(
                  z.strictObject({ title: text("Ce dont il s’agit", 60), text: text("Ce que vous promettez", 240) }),
                )
                .min(1)
                .max(8)
                .describe("Conditions"),
            })
            .optional()
            .describe("Ce qui se passe une fois l’outil livré\u00a0: entretien, délais, paiement"),
        })
        .describe("Méthode"),
      showcase: z
        .strictObject({
          ...band,
          closing: text("Phrase de fin de la vitrine", 200),
          casesLabel: text("Bouton vers les réalisations", 60),
          contactLabel: text("Bouton vers le contact", 60),
        })
        .describe("Vitrine"),
      portfolio: z.strictObject({ ...band, contactLabel: text("Lien vers le contact", 60) }).describe("Réalisations"),
      about: z
        .strictObject({
          ...band,
          portrait: z
            .strictObject({
              image: siblingImage("Portrait carré, posé à côté de ce fichier", { minWidth: 288, width: 640 }),
              alt: text("Ce que montre le portrait, pour qui ne le voit pas", 160),
              caption: text("Nom affiché près du portrait", 80),
            })
            .optional()
            .describe("Visage et nom de la personne qui propose les services"),
          paragraphs: z.array(text("Paragraphe", 800)).min(1).describe("Paragraphes"),
          values: z
            .array(z.strictObject({ icon: icon(), title: text("Titre", 60), description: text("Texte", 240) }))
            .min(3)
            .max(4)
            .describe("Ce à quoi le prestataire s’engage"),
        })
        .describe("À propos"),
      testimonials: z.strictObject(band).describe("Témoignages"),
      faq: z.strictObject(band).describe("Questions fréquentes"),
      contact: z
        .strictObject({
          ...band,
          formTitle: text("Titre au-dessus du formulaire", 60),
          callTitle: text("Titre du bloc de réservation", 60),
          callText: text("Texte du bloc de réservation", 300),
          profileText: text("Texte du bloc du profil", 200),
          answer: text("Quand vous répondez, dit une fois le message envoyé", 140).optional(),
        })
        .describe("Contact"),
      caseInvitation: callToAction("Encadré au bas de la page de chaque réalisation"),
      sample: sample("texts"),
      sampleFields: sampleFields({
        about: "you",
        method: "services",
        hero: "texts",
        trades: "texts",
        services: "texts",
        stack: "texts",
        showcase: "texts",
        portfolio: "texts",
        testimonials: "texts",
        faq: "texts",
        contact: "texts",
        caseInvitation: "texts",
      }),
    })
    .describe("Textes de la page d’accueil, bande par bande"),
  unique: [],
  path: () => paths.home,
  shownAt: [],
  page: null,
  studio: {
    group: "Accueil",
    title: "Textes de l’accueil",
    nouns: ["page d’accueil", "pages d’accueil"],
    feminine: true,
  },
});

export type Home = EntryOf<typeof home>;
