import { z } from "zod";
import { accents } from "../shared/colours";
import { isBlank } from "../shared/is-blank";

/**
 * Field types of all collections. Descriptions are shown to the provider in the editor (JSON
 * Schema), in the studio's forms and in error reports, hence in French. A field whose description
 * is too long to be its label has a `title`, and the description as help.
 */

/** From this maximum length on, the input is multi-line. */
const multilineFrom = 140;

/** A text with at least one visible character. `max` counts characters. */
export const text = (description: string, max = 2000) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    // An empty text is reported by `min` already.
    .refine((written) => written === "" || !isBlank(written), {
      message: "attendu un texte, trouvé des caractères que l’on ne voit pas\u00a0: effacez-les, et tapez ce texte",
    })
    .meta({ description, ...(max > multilineFrom && { multiline: true }) });

/** Fields shown together in a form, under a heading. */
export const group = <Shape extends Record<string, z.ZodType>>(name: string, shape: Shape): Shape =>
  Object.fromEntries(Object.entries(shape).map(([key, field]) => [key, field.meta({ group: name })])) as Shape;

/** An address pasted after «https://», «https://https://exemple.fr», would lead to a host named «https»: a mistake. */
const absolute = z.url({ protocol: /^https?$/, hostname: /^(?!https?$)/ });

/** An absolute http(s) URL. */
export const webAddress = (description: string) => absolute.describe(description);

/** An absolute http(s) URL, or a path of this site that starts with «/». */
const addressOrPath = (description: string) =>
  z.union([absolute, z.string().regex(/^\/(?!\/)\S*$/)]).describe(description);

/** Metadata of a path of this site: the build checks that the page, or the file, exists (`src/content/validate`). */
export const leadsToPage = { leadsTo: "page" } as const;
const leadsToFile = { leadsTo: "file" } as const;

/** The address of a page, of this site or another. */
export const pageLink = (description: string) => addressOrPath(description).meta(leadsToPage);

/** The address of a logo, of a file in `static/` or of another site. */
export const logoAddress = (description: string) => addressOrPath(description).meta(leadsToFile);

/** A slug: lower-case unaccented letters, digits, hyphens. */
export const identifier = (description: string) =>
  z
    .string()
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
    .describe(description);

/**
 * A reference to an entry of another collection, by its `key` or its `slug` (file or folder name).
 * The build checks that it exists; the GraphQL layer resolves it.
 */
export const reference = (description: string, type: string, field: "key" | "slug") =>
  identifier(description).meta({ reference: { type, field } });

/** A price range in euros before tax; «from» alone means «à partir de». */
export const priceRange = (description: string) =>
  z
    .strictObject({
      from: z.int().min(1).describe("Prix le plus bas, en euros hors taxes"),
      to: z
        .int()
        .min(1)
        .optional()
        .describe("Prix le plus haut, en euros hors taxes\u202f; à omettre pour «\u00a0à partir de\u00a0»"),
    })
    .refine(({ from, to }) => to === undefined || to >= from, {
      path: ["to"],
      message: "le prix le plus haut est inférieur au plus bas",
    })
    .describe(description);

/** A focal point in an image, in percent of its width and height. */
export const focus = (description: string) =>
  z
    .strictObject({
      x: z.int().min(0).max(100).describe("Du bord gauche (0) au bord droit (100)"),
      y: z.int().min(0).max(100).describe("Du haut (0) au bas (100)"),
    })
    .meta({ title: "Point à garder", description });

/** A larger number is a typing error, and JavaScript would write it «1e+21». */
const maxValue = 1_000_000_000;

/** A value before and after a project, in the same unit. */
export const beforeAfter = {
  before: z.number().min(0).max(maxValue).describe("Valeur avant le projet"),
  after: z.number().min(0).max(maxValue).describe("Valeur après le projet"),
};

/** The name of a Lucide icon; the build checks that it exists (`src/content/validate`). */
export const icon = () =>
  identifier("Nom d’une icône Lucide (lucide.dev/icons), par exemple «\u00a0store\u00a0»").meta({
    title: "Icône",
    examples: ["store"],
    format: "lucide-icon",
  });

export const accentNames = Object.keys(accents) as (keyof typeof accents)[];

/** A colour of the palette, by name, which has a value for each colour scheme. */
export const accent = (description = "Couleur de la palette du site") => z.enum(accentNames).describe(description);

/** Groups of the launch list («Mettre en ligne» in the studio), in order. */
export const launchGroups = [
  "you",
  "legal",
  "links",
  "services",
  "cases",
  "texts",
  "measurement",
  "mail",
  "host",
] as const;
export type LaunchGroup = (typeof launchGroups)[number];

/** Marks sample content, to be replaced before launch; `launch` is its group in the launch list. */
export const sample = (launch: LaunchGroup) =>
  z
    .boolean()
    .meta({
      title: "Exemple à remplacer",
      description: "Ce contenu est un exemple, à remplacer avant la mise en ligne",
      launch,
    })
    .optional();

/** The fields that are still samples, in a file whose fields the provider fills in one by one. */
export const sampleFields = <Field extends string>(launch: Readonly<Record<Field, LaunchGroup>>) =>
  z
    .array(z.enum(Object.keys(launch) as Field[]))
    .min(1)
    .meta({
      title: "Champs d’exemple",
      description: "Les champs qui sont encore des exemples, quand le reste du fichier ne l’est plus",
      hidden: true,
      launch,
    })
    .optional();

export const emoji = () =>
  z
    .string()
    // Flags are pairs of letters, and keycaps begin with their character: neither is a pictograph (UTS #51).
    .regex(/^(?:\p{Extended_Pictographic}|\p{Regional_Indicator}{2}|[0-9#*]\uFE0F?\u20E3)/u)
    .max(12)
    .meta({ title: "Émoji", description: "Émoji affiché si le logo ne se charge pas", examples: ["🧩"] });

/** The `<title>` of a page whose title is too wide for search results. */
export const shortTitle = () =>
  text("Titre de l’onglet et des résultats de recherche, qui coupent un titre au-delà de 600 px", 65)
    .meta({ title: "Titre court" })
    .optional();

/** Keywords of a page, for its metadata. */
export const keywords = () => z.array(text("Mot-clé", 60)).min(1).describe("Mots-clés");

/** Up to three cases to show, by the name of their file. */
export const relatedCases = (description: string) =>
  z
    .array(
      reference("Nom de fichier d’une réalisation, sans «\u00a0.json\u00a0»", "PortfolioCase", "slug").meta({
        title: "Réalisation",
      }),
    )
    .min(1)
    .max(3)
    .optional()
    .meta({ title: "Réalisations", description });

/** The box that ends a text, with its link to the contact form. */
export const callToAction = (description: string) =>
  z
    .strictObject({
      title: text("Titre de l’encadré de fin", 90),
      text: text("Texte de l’encadré de fin", 300),
      label: text("Texte du bouton vers le contact", 60),
    })
    .describe(description);

/**
 * The name of an image next to the data file: «photo.png» or «./photo.png».
 *
 * @param picture in pixels: minimum width to be sharp on the page, which the studio asks for, and width beyond which more
 *   pixels are useless.
 */
export const siblingImage = (description: string, picture: { minWidth: number; width: number }) =>
  z
    .string()
    .regex(/^(?:\.\/)?[^/\\]+\.(?:png|jpe?g|webp|avif)$/i)
    .meta({ title: "Image", description, format: "sibling-image", picture });

/** A date, «AAAA-MM-JJ». */
export const isoDate = (description: string) => z.iso.date().describe(description);
