import type { ViewMode } from "../../browser/projects-view-mode";

/** What the portfolio shows: how, and how many cases at most. */
export type PortfolioView = { mode: ViewMode; count: number };

export type PortfolioAction =
  | { type: "mode"; mode: ViewMode }
  /** `total`: the number of cases there are, which caps what is shown. */
  | { type: "more"; total: number }
  | { type: "less" };

/** Cases a page holds in each mode (docs/contrat.md, «Constantes»). */
export const pageSize: Readonly<Record<ViewMode, number>> = { compact: 8, grid: 6 };

export const initialView: PortfolioView = { mode: "compact", count: pageSize.compact };

/** What each button does to the view. Restoring a stored mode is switching to it. */
export function portfolioView(view: PortfolioView, action: PortfolioAction): PortfolioView {
  switch (action.type) {
    case "mode":
      return { mode: action.mode, count: Math.max(view.count, pageSize[action.mode]) };
    case "more":
      return { ...view, count: Math.min(view.count + pageSize[view.mode], action.total) };
    case "less":
      return { ...view, count: pageSize[view.mode] };
  }
}

/** The button under the cases: «Voir plus», then «Voir moins», or none when one page holds them all. */
export function nextStep(view: PortfolioView, total: number): "more" | "less" | null {
  if (view.count < total) return "more";
  return total > pageSize[view.mode] ? "less" : null;
}
