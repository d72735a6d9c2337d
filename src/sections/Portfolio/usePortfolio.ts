import { useEffect, useLayoutEffect, useReducer, useRef } from "react";
import { saveListChoice, savedListChoice } from "../../browser/navigation/saved-lists";
import { storeViewMode, storedViewMode, type ViewMode } from "../../browser/portfolio-view-mode";
import { initialView, nextStep, portfolioView } from "./portfolio-view";

/** `useLayoutEffect` logs a warning on the server. */
const useBeforePaint = typeof document === "undefined" ? useEffect : useLayoutEffect;

/**
 * State of the portfolio, with its persistence and focus management.
 *
 * @param total number of cases.
 */
export function usePortfolio(total: number) {
  const [view, dispatch] = useReducer(portfolioView, initialView);
  /** Every action makes another view; the first restores the mode. */
  const hydrated = view !== initialView;
  const list = useRef<HTMLUListElement>(null);
  const stepBox = useRef<HTMLDivElement>(null);
  const afterRender = useRef<(() => void) | null>(null);

  const shown = Math.min(view.count, total);

  // Not before the paint: React would render the list again in the task in which it ends hydration.
  useEffect(() => {
    const kept = savedListChoice("cases");
    const count = typeof kept === "number" ? kept : undefined;
    dispatch({ type: "mode", mode: storedViewMode() ?? initialView.mode, count });
  }, []);

  useEffect(() => {
    if (hydrated) saveListChoice("cases", shown, [...Array(shown).keys()]);
  }, [hydrated, shown]);

  useBeforePaint(() => {
    afterRender.current?.();
    afterRender.current = null;
  }, [view.count]);

  const choose = (mode: ViewMode): void => {
    dispatch({ type: "mode", mode });
    storeViewMode(mode);
  };

  const showMore = (): void => {
    afterRender.current = () => list.current?.children[shown]?.querySelector("h3")?.focus({ preventScroll: true });
    dispatch({ type: "more", total });
  };

  const showLess = (): void => {
    // Cases are removed above: without this the viewport would be further down the page.
    afterRender.current = () => stepBox.current?.scrollIntoView({ block: "center", behavior: "instant" });
    dispatch({ type: "less" });
  };

  return { mode: view.mode, shown, step: nextStep(view, total), hydrated, list, stepBox, choose, showMore, showLess };
}
