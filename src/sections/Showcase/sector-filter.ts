import { type ShowcaseSector, showcaseSectors } from "../../shared/showcase-sectors";

/** All sectors, or one. */
export type SectorFilter = "Tous" | ShowcaseSector;

export const sectorFilters: readonly SectorFilter[] = ["Tous", ...showcaseSectors];

/** Whether a project of this sector is shown under this filter. */
export const isShown = (filter: SectorFilter, sector: ShowcaseSector): boolean =>
  filter === "Tous" || filter === sector;

/** Announced after a choice: «2 projets sur 8 : Commerce». */
export function describeCount(filter: SectorFilter, shown: number, total: number): string {
  const projects = shown > 1 ? "projets" : "projet";
  return filter === "Tous" ? `${shown} ${projects}` : `${shown} ${projects} sur ${total}\u00a0: ${filter}`;
}
