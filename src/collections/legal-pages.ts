import { z } from "zod";
import { paths } from "../shared/paths";
import { defineCollection } from "./define-collection";
import { isoDate, keywords, sample, text } from "./fields";

export const legalPages = defineCollection({
  type: "LegalPage",
  files: "content/pages/*.mdx",
  shape: "mdx",
  schema: z
    .strictObject({
      title: text("Titre de la page", 80),
      description: text("Description pour les moteurs de recherche (150\u00a0caractères au plus)", 150),
      keywords: keywords(),
      updated: isoDate("Date de mise à jour, «\u00a0AAAA-MM-JJ\u00a0»"),
      sample: sample("legal"),
    })
    .describe("Page légale"),
  unique: [],
  path: ({ slug }) => paths.legalPage(slug),
  shownAt: [],
  page: { template: "legal-page", parent: null },
  studio: { group: "Site", title: "Pages légales", nouns: ["page légale", "pages légales"], feminine: true },
});
