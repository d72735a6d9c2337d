import { z } from "zod";
import { paths } from "../shared/paths";
import { defineCollection, type EntryOf } from "./define-collection";
import { payBackSchema } from "./pay-back";
import { sample, sampleFields, text, webAddress } from "./fields";

/** Matches a URL with a path, a query or a fragment: the build appends paths to the site's URL. */
const beyondOrigin = /^https?:\/\/[^/?#\\]+(?:\/+[^/]|\/*[?#\\])/i;

export const site = defineCollection({
  type: "SiteIdentity",
  files: "data/site.json",
  shape: "single",
  schema: z
    .strictObject({
      name: text("Nom du site, affiché dans l’en-tête et le titre des pages", 60).meta({ title: "Nom du site" }),
      provider: text("Nom de la personne ou de l’entreprise qui propose les services", 80).meta({
        title: "Prestataire",
      }),
      tagline: text("Métier en une ligne, affiché à côté du nom", 80).meta({ title: "Métier" }),
      description: text("Présentation du site en une ou deux phrases (moteurs de recherche)", 200).meta({
        title: "Présentation",
      }),
      area: text("Territoire où les services sont proposés, par exemple «\u00a0France\u00a0»", 60)
        .meta({ title: "Territoire" })
        .optional(),
      url: webAddress("Adresse publique du site, sans rien après le nom de domaine")
        .refine((url) => !beyondOrigin.test(url.trim()), {
          message:
            "le site occupe tout son nom de domaine\u00a0: écrivez son adresse seule, «\u00a0https://exemple.fr\u00a0»",
        })
        .meta({ title: "Adresse du site" }),
      gtmId: z
        .string()
        .regex(/^GTM-[A-Z0-9]{4,}$/)
        .optional()
        .meta({
          title: "Mesure d’audience",
          description:
            "Conteneur Google Tag Manager, par exemple «\u00a0GTM-ABC1234\u00a0»\u202f; à omettre sans mesure d’audience",
        }),
      contact: z
        .strictObject({
          to: z.email().describe("Adresse qui reçoit les messages du formulaire"),
          from: z.email().describe("Adresse d’expédition des messages du formulaire"),
          phone: text("Numéro de téléphone affiché", 30).optional(),
          hours: text("Quand on peut vous appeler, dit après le numéro", 80)
            .meta({
              title: "Heures d’appel",
              examples: ["du lundi au vendredi, de 8\u00a0h à 18\u00a0h"],
            })
            .optional(),
          acknowledgement: text(
            "Quand vous répondez, en une phrase\u00a0: le visiteur la reçoit par e-mail, avec votre numéro, après chaque message\u202f; sans elle, il ne reçoit rien",
            160,
          )
            .meta({ title: "Accusé de réception" })
            .optional(),
        })
        .refine(({ phone, hours }) => phone !== undefined || hours === undefined, {
          path: ["hours"],
          message: "ces heures vont avec un numéro\u00a0: remplissez «\u00a0phone\u00a0», ou retirez ce champ",
        })
        .describe("Adresses du formulaire de contact"),
      links: z
        .strictObject({
          booking: webAddress("Page de réservation de l’appel de 30\u00a0minutes").optional(),
          profile: webAddress("Profil sur un réseau professionnel").optional(),
          profileLabel: text("Texte du lien vers ce profil", 60).optional(),
          community: webAddress("Espace de communication externe (pied de page)").optional(),
          communityLabel: text("Texte du lien vers cet espace", 60).optional(),
          whatsapp: z
            .string()
            .regex(/^[1-9]\d{7,14}$/)
            .optional()
            .meta({
              title: "Numéro WhatsApp",
              description:
                "Numéro WhatsApp au format international, chiffres seuls, sans «\u00a0+\u00a0» ni zéro initial",
              examples: ["33612345678"],
            }),
        })
        .refine(({ profile, profileLabel }) => !profile === !profileLabel, {
          path: ["profileLabel"],
          message: "un lien et son texte vont ensemble",
        })
        .refine(({ community, communityLabel }) => !community === !communityLabel, {
          path: ["communityLabel"],
          message: "un lien et son texte vont ensemble",
        })
        .describe("Liens externes"),
      legal: z
        .strictObject({
          company: text("Raison sociale et forme juridique", 120),
          registration: text("Numéro d’immatriculation (SIRET, RCS)", 120),
          address: text("Adresse postale", 200),
          phone: text("Numéro de téléphone, que la loi demande", 30).optional(),
          vat: text("Numéro de TVA intracommunautaire, pour qui en a un", 30).optional(),
          publisher: text("Directeur ou directrice de la publication", 120),
          host: text("Nom de l’hébergeur", 120),
          hostAddress: text("Adresse de l’hébergeur", 200),
          hostPhone: text("Numéro de téléphone de l’hébergeur, que la loi demande", 30).optional(),
        })
        .describe("Mentions légales"),
      sectors: z.array(text("Nom d’un secteur", 40)).min(1).meta({
        title: "Secteurs",
        description: "Secteurs admis dans data/portfolio/*.json\u202f; en ajouter un ici suffit à l’autoriser",
      }),
      payBack: payBackSchema.optional(),
      sample: sample("you"),
      sampleFields: sampleFields({
        name: "you",
        provider: "you",
        tagline: "you",
        description: "you",
        area: "you",
        legal: "legal",
        links: "links",
        sectors: "cases",
        payBack: "services",
        contact: "mail",
        url: "host",
      }),
    })
    .describe("Identité, adresses et liens du site"),
  unique: [],
  path: () => paths.home,
  shownAt: [],
  page: null,
  studio: {
    group: "Site",
    title: "Identité et liens",
    nouns: ["identité du site", "identités du site"],
    feminine: true,
  },
});

export type Site = EntryOf<typeof site>;
