/** The sectors of the showcase, in display order (docs/contrat.md, «Dans la page»). */
export const showcaseSectors = ["Commerce", "Formation", "Services", "E-commerce", "Industrie"] as const;

export type ShowcaseSector = (typeof showcaseSectors)[number];
