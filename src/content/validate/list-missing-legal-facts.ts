import { siteSchema } from "../../model/site";
import { sourcesOn } from "./sources";

/** Fields that an example may do without, and that the law asks of a site on line (loi n° 2004-575, LCEN). */
const asked = { phone: "votre numéro de téléphone", hostPhone: "le numéro de téléphone de l’hébergeur" };

/**
 * What data/site.json must still say of who publishes and who hosts the site, in French.
 *
 * @param root absolute path of the project, whose data has been checked.
 */
export function listMissingLegalFacts(root: string): string[] {
  const { legal } = siteSchema.parse(JSON.parse(sourcesOn(root).read("data/site.json")));
  return Object.entries(asked).flatMap(([field, name]) =>
    legal[field as keyof typeof asked] ? [] : [`data/site.json › legal.${field} : ${name}`],
  );
}
