import type { ViewMode } from "../../browser/portfolio-view-mode";

/** State of the portfolio: mode, and maximum number of cases shown. */
export type PortfolioView = { mode: ViewMode; count: number };

export type PortfolioAction =
  /** `count`: the number that the visitor had come to. */
  | { type: "mode"; mode: ViewMode; count?: number | undefined }
  /** `total`: the number of cases, to cap `count`. */
  | { type: "more"; total: number }
  | { type: "less" };

/** Cases per page in each mode (docs/contrat.md, «Constantes»). */
export const pageSize: Readonly<Record<ViewMode, number>> = { compact: 8, grid: 6 };

export const initialView: PortfolioView = { mode: "compact", count: pageSize.compact };

/** Reducer of the portfolio. Restoring what was kept is an ordinary «mode» action. */
export function portfolioView(view: PortfolioView, action: PortfolioAction): PortfolioView {
  switch (action.type) {
    case "mode":
      return { mode: action.mode, count: Math.max(action.count ?? view.count, pageSize[action.mode]) };
    case "more":
      return { ...view, count: Math.min(view.count + pageSize[view.mode], action.total) };
    case "less":
      return { ...view, count: pageSize[view.mode] };
  }
}

/** The button below the cases: «Voir plus», then «Voir moins»; none if they fit on one page. */
export function nextStep(view: PortfolioView, total: number): "more" | "less" | null {
  if (view.count < total) return "more";
  return total > pageSize[view.mode] ? "less" : null;
}
