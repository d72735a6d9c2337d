import { site } from "../../collections/site";
import { sourcesOn } from "./sources";

/** Fields that sample data may leave out, but that the law requires of a published site (loi n° 2004-575, LCEN). */
const asked = { phone: "votre numéro de téléphone", hostPhone: "le numéro de téléphone de l’hébergeur" };

/**
 * The publisher's and host's details still missing from data/site.json, in French.
 *
 * @param root absolute path of the project, already validated.
 */
export function listMissingLegalFacts(root: string): string[] {
  const { legal } = site.schema.parse(JSON.parse(sourcesOn(root).read("data/site.json")));
  return Object.entries(asked).flatMap(([field, name]) =>
    legal[field as keyof typeof asked] ? [] : [`data/site.json › legal.${field} : ${name}`],
  );
}
