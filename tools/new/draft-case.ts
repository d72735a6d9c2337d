import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { draftSlug } from "./draft-slug";
import { drawPlaceholder, placeholderAlt } from "./placeholder-picture";
import { slugOf } from "../../src/content/project/slug";
import { Refusal, type Draft } from "./write-new";

/** Size of a case's image in pixels. */
const pictureSize = { width: 1200, height: 750 };

/** The sector that the title names, otherwise the first declared one. */
function sectorOf(root: string, slug: string): string {
  const { sectors } = JSON.parse(readFileSync(path.join(root, "data/site.json"), "utf8")) as { sectors: string[] };
  const named = sectors.find((sector) => slug.includes(slugOf(sector).replace(/s$/, "")));
  const sector = named ?? sectors[0];
  if (!sector) throw new Refusal("data/site.json ne déclare aucun secteur : ajoutez-en un à «sectors».");
  return sector;
}

/** Drafts a case: JSON file and image. */
export function draftCase(root: string, title: string): Draft {
  const slug = draftSlug(title);
  const [data, picture] = [`data/portfolio/${slug}.json`, `data/portfolio/${slug}.png`];
  const facts = {
    title,
    image: `${slug}.png`,
    imageAlt: placeholderAlt,
    client: "Type de client, taille de l’équipe",
    sector: sectorOf(root, slug),
    problem: "« Le problème, avec les mots du client. »",
    approach: "Ce qui a été construit, puis ce qui a changé, avec un chiffre.",
    stack: ["Airtable", "Make"],
    sample: true,
  };
  return {
    title,
    files: [data, picture],
    write: async () => {
      writeFileSync(path.join(root, data), `${JSON.stringify(facts, null, 2)}\n`);
      writeFileSync(path.join(root, picture), await drawPlaceholder(slug, pictureSize));
    },
  };
}
