import { z } from "zod";
import { identifier, sample, text, webAddress } from "./fields";

export const siteSchema = z
  .strictObject({
    name: text("Nom du site, affiché dans l’en-tête et le titre des pages", 60),
    provider: text("Nom de la personne ou de l’entreprise qui propose les services", 80),
    tagline: text("Métier en une ligne, affiché à côté du nom", 80),
    description: text("Présentation du site en une ou deux phrases (moteurs de recherche)", 200),
    url: webAddress("Adresse publique du site, sans barre finale"),
    language: z.literal("fr").describe("Langue du site"),
    gtmId: z
      .string()
      .regex(/^GTM-[A-Z0-9]{4,}$/)
      .optional()
      .describe("Conteneur Google Tag Manager, par exemple «GTM-ABC1234»; à omettre sans mesure d’audience"),
    contact: z
      .strictObject({
        to: z.email().describe("Adresse qui reçoit les messages du formulaire"),
        from: z.email().describe("Adresse d’expédition des messages du formulaire"),
        phone: text("Numéro de téléphone affiché", 30).optional(),
      })
      .describe("Adresses du formulaire de contact"),
    links: z
      .strictObject({
        booking: webAddress("Page de réservation de l’appel de 30 minutes"),
        profile: webAddress("Profil sur un réseau professionnel"),
        profileLabel: text("Texte du lien vers ce profil", 60),
        community: webAddress("Espace de communication externe (pied de page)"),
        communityLabel: text("Texte du lien vers cet espace", 60),
        whatsapp: z
          .string()
          .regex(/^[1-9]\d{7,14}$/)
          .describe("Numéro WhatsApp au format international, chiffres seuls, sans «+» ni zéro initial"),
      })
      .describe("Liens externes"),
    legal: z
      .strictObject({
        company: text("Raison sociale et forme juridique", 120),
        registration: text("Numéro d’immatriculation (SIRET, RCS)", 120),
        address: text("Adresse postale", 200),
        publisher: text("Responsable de la publication", 120),
        host: text("Nom de l’hébergeur", 120),
        hostAddress: text("Adresse de l’hébergeur", 200),
      })
      .describe("Mentions légales"),
    sectors: z
      .array(text("Nom d’un secteur", 40))
      .min(1)
      .describe("Secteurs admis dans data/portfolio/*.json; en ajouter un ici suffit à l’autoriser"),
    sample: sample(),
  })
  .describe("Identité, adresses et liens du site");

export type Site = z.infer<typeof siteSchema>;

export const pageSchema = z
  .strictObject({
    key: identifier("Page concernée: accueil, blog, stack-technique, merci, introuvable"),
    path: z
      .string()
      .regex(/^\/\S*$/)
      .describe("Adresse de la page, commençant par «/»"),
    title: text("Titre de l’onglet et des moteurs de recherche", 70),
    description: text("Description pour les moteurs de recherche (50 à 160 caractères)", 160),
    keywords: z.array(text("Mot-clé", 60)).min(1).describe("Mots-clés"),
    heading: text("Grand titre de la page", 120),
    lead: text("Phrase d’introduction sous le titre", 400),
    invitation: z
      .strictObject({
        title: text("Titre de l’invitation", 90),
        text: text("Texte de l’invitation", 300),
      })
      .optional()
      .describe("Invitation à prendre contact (blog et stack technique)"),
  })
  .describe("Titre, description et introduction d’une page");

export type Page = z.infer<typeof pageSchema>;

const band = {
  title: text("Titre de la bande", 90),
  intro: text("Phrase d’introduction", 400),
};

export const homeSchema = z
  .strictObject({
    hero: z.strictObject({
      badge: text("Pastille au-dessus du titre", 60),
      title: text("Grand titre", 120),
      lead: text("Texte sous le titre", 400),
      contactLabel: text("Bouton principal", 40),
      servicesLabel: text("Bouton secondaire", 40),
      statistics: z
        .array(
          z.strictObject({
            value: text("Chiffre, par exemple «50+»", 10),
            label: text("Ce que compte ce chiffre", 40),
          }),
        )
        .length(3)
        .describe("Les trois chiffres de l’accueil"),
    }),
    services: z.strictObject(band),
    stack: z.strictObject({ ...band, linkLabel: text("Lien vers la page de la stack", 60) }),
    method: z.strictObject(band),
    showcase: z.strictObject({
      ...band,
      closing: text("Phrase de fin de la vitrine", 200),
      casesLabel: text("Bouton vers les réalisations", 60),
      contactLabel: text("Bouton vers le contact", 60),
    }),
    portfolio: z.strictObject({ ...band, contactLabel: text("Lien vers le contact", 60) }),
    about: z.strictObject({
      ...band,
      paragraphs: z.array(text("Paragraphe", 800)).min(1),
      values: z
        .array(
          z.strictObject({
            icon: identifier("Nom d’une icône Lucide"),
            title: text("Titre", 60),
            description: text("Texte", 240),
          }),
        )
        .min(3)
        .max(4)
        .describe("Ce à quoi le prestataire s’engage"),
    }),
    testimonials: z.strictObject(band),
    faq: z.strictObject(band),
    contact: z.strictObject({
      ...band,
      formTitle: text("Titre au-dessus du formulaire", 60),
      callTitle: text("Titre du bloc de réservation", 60),
      callText: text("Texte du bloc de réservation", 300),
      profileText: text("Texte du bloc du profil", 200),
    }),
    sample: sample(),
  })
  .describe("Textes de la page d’accueil, bande par bande");

export type Home = z.infer<typeof homeSchema>;
