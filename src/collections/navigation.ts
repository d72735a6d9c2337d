import { z } from "zod";
import { paths } from "../shared/paths";
import { defineCollection } from "./define-collection";
import { leadsToPage, text } from "./fields";

export const navigation = defineCollection({
  type: "NavigationItem",
  files: "data/navigation.json",
  shape: "list",
  schema: z
    .strictObject({
      label: text("Texte du lien", 40),
      href: z
        .string()
        .regex(/^\/\S*$/)
        .meta({
          title: "Adresse",
          description: "Adresse du site\u00a0: «\u00a0/blog\u00a0» ou «\u00a0/#services\u00a0»",
          examples: ["/#services"],
          ...leadsToPage,
        }),
    })
    .describe("Lien du menu principal"),
  unique: ["label"],
  path: () => paths.home,
  shownAt: [],
  page: null,
  studio: { group: "Site", title: "Menu", nouns: ["lien du menu", "liens du menu"] },
});
