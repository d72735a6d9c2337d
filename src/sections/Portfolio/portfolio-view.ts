import type { ViewMode } from "../../browser/portfolio-view-mode";

/** Cases per page in each mode (docs/contrat.md, «Constantes»). */
export const pageSize: Readonly<Record<ViewMode, number>> = { compact: 8, grid: 6 };

/** The button below the cases: «Voir plus», then «Voir moins»; none if they fit on one page. */
export function nextStep(mode: ViewMode, count: number, total: number): "more" | "less" | null {
  if (count < total) return "more";
  return total > pageSize[mode] ? "less" : null;
}
