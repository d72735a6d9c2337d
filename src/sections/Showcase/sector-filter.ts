import { type ShowcaseSector, showcaseSectors } from "../../shared/showcase-sectors";

/** All sectors, or one. */
export type SectorFilter = "Tous" | ShowcaseSector;

/** The choices of the filter: the sectors that have a project; none if there is only one. */
export function sectorFilters(items: readonly { sector: ShowcaseSector }[]): readonly SectorFilter[] {
  const present = showcaseSectors.filter((name) => items.some(({ sector }) => sector === name));
  return present.length > 1 ? ["Tous", ...present] : [];
}

/** Whether a project of this sector is shown under this filter. */
export const isShown = (filter: SectorFilter, sector: ShowcaseSector): boolean =>
  filter === "Tous" || filter === sector;

/** Announced after a choice: «2 projets sur 8 : Commerce». */
export function describeCount(filter: SectorFilter, shown: number, total: number): string {
  const projects = shown > 1 ? "projets" : "projet";
  return filter === "Tous" ? `${shown} ${projects}` : `${shown} ${projects} sur ${total}\u00a0: ${filter}`;
}
