import type { ShowcaseProject } from "../../model/lists";

/** A choice of the showcase's filter: every sector, or one (docs/contrat.md, «Dans la page»). */
export type SectorFilter = "Tous" | ShowcaseProject["sector"];

/** In the order that visitors know (docs/contrat.md, «Dans la page»). */
export const sectorFilters: readonly SectorFilter[] = [
  "Tous",
  "Commerce",
  "Formation",
  "Services",
  "E-commerce",
  "Industrie",
];

/** Whether a project of this sector is shown under this filter. */
export const isShown = (filter: SectorFilter, sector: ShowcaseProject["sector"]): boolean =>
  filter === "Tous" || filter === sector;

/** What is announced after a choice: «2 projets sur 8 : Commerce». */
export function describeCount(filter: SectorFilter, shown: number, total: number): string {
  const projects = shown > 1 ? "projets" : "projet";
  return filter === "Tous" ? `${shown} ${projects}` : `${shown} ${projects} sur ${total}\u00a0: ${filter}`;
}
