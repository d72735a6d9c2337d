import { z } from "zod";

/**
 * Building blocks of every collection. Each description is shown to the provider
 * in the editor (JSON Schema), in the studio's forms and in error reports, hence in French.
 * Where it is too long to name a field, a `title` does, and the description helps.
 */

/** From this length on, a text is written on several lines. */
const longText = 140;

/** A non-blank text on one or several lines. `max` counts characters. */
export const text = (description: string, max = 2000) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .meta({ description, ...(max > longText && { multiline: true }) });

/** Fields that a form shows together, under one heading. */
export const group = <Shape extends Record<string, z.ZodType>>(name: string, shape: Shape): Shape =>
  Object.fromEntries(Object.entries(shape).map(([key, field]) => [key, field.meta({ group: name })])) as Shape;

/** An absolute http(s) address. */
export const webAddress = (description: string) => z.url({ protocol: /^https?$/ }).describe(description);

/** An absolute http(s) address, or a path of this site beginning with «/». */
export const addressOrPath = (description: string) =>
  z.union([z.url({ protocol: /^https?$/ }), z.string().regex(/^\/(?!\/)\S*$/)]).describe(description);

/** An identifier in lower case: letters without accents, digits, hyphens. */
export const identifier = (description: string) =>
  z
    .string()
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
    .describe(description);

/**
 * The entry of another collection, by its `key` or by its `slug` (the name of its file or
 * folder); the build checks that it exists and the GraphQL layer leads to it.
 */
export const reference = (description: string, type: string, field: "key" | "slug") =>
  identifier(description).meta({ reference: { type, field } });

/** Prices in euros, before tax: «from» alone reads «à partir de». */
export const priceRange = (description: string) =>
  z
    .strictObject({
      from: z.int().min(1).describe("Prix le plus bas, en euros hors taxes"),
      to: z.int().min(1).optional().describe("Prix le plus haut, en euros hors taxes; à omettre pour «à partir de»"),
    })
    .refine(({ from, to }) => to === undefined || to >= from, {
      path: ["to"],
      message: "le prix le plus haut est inférieur au plus bas",
    })
    .describe(description);

/** A point of a picture, in percent of its width and height. */
export const focus = (description: string) =>
  z
    .strictObject({
      x: z.int().min(0).max(100).describe("Du bord gauche (0) au bord droit (100)"),
      y: z.int().min(0).max(100).describe("Du haut (0) au bas (100)"),
    })
    .meta({ title: "Point à garder", description });

/** A figure before a project and after it, in one unit. */
export const beforeAfter = {
  before: z.number().min(0).describe("Valeur avant le projet"),
  after: z.number().min(0).describe("Valeur après le projet"),
};

/** The name of a Lucide icon; its existence is checked by the build (`src/content/validate`). */
export const icon = () =>
  identifier("Nom d’une icône Lucide (lucide.dev/icons), par exemple «store»").meta({
    title: "Icône",
    examples: ["store"],
    format: "lucide-icon",
  });

export const accents = ["foret", "menthe", "safran", "corail", "ciel", "prune", "ardoise"] as const;

/** A colour of the site's palette, by name, so that both schemes stay readable. */
export const accent = (description = "Couleur de la palette du site") => z.enum(accents).describe(description);

/** Marks content that is an example, to be replaced before launch (listed by the launch check). */
export const sample = () =>
  z.boolean().optional().meta({
    title: "Exemple à remplacer",
    description: "Ce contenu est un exemple, à remplacer avant la mise en ligne",
  });

export const emoji = () =>
  z
    .string()
    .regex(/^\p{Extended_Pictographic}/u)
    .max(12)
    .meta({ title: "Émoji", description: "Émoji affiché si le logo ne se charge pas", examples: ["🧩"] });

/**
 * The name of a file that stands beside the data file: «photo.png» or «./photo.png».
 *
 * @param picture narrowest width that stays sharp on the page, and width worth keeping, in pixels.
 */
export const siblingImage = (description: string, picture: { minWidth: number; width: number }) =>
  z
    .string()
    .regex(/^(?:\.\/)?[^/\\]+\.(?:png|jpe?g|webp|avif)$/i)
    .meta({ title: "Image", description, format: "sibling-image", picture });
