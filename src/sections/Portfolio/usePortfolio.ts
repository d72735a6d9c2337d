import { useEffect, useLayoutEffect, useRef } from "react";
import { saveListChoice, savedListChoice } from "../../browser/navigation/saved-lists";
import { storeViewMode, storedViewMode, type ViewMode } from "../../browser/portfolio-view-mode";
import { useChoice } from "../../components/choice/useChoice";
import { nextStep, pageSize } from "./portfolio-view";

/** `useLayoutEffect` logs a warning on the server. */
const useBeforePaint = typeof document === "undefined" ? useEffect : useLayoutEffect;

/** As the page is built. */
const builtMode = "compact";

/**
 * State of the portfolio, with its persistence and focus management.
 *
 * @param total number of cases.
 */
export function usePortfolio(total: number) {
  const [chosenMode, chooseMode] = useChoice<ViewMode>({
    read: () => storedViewMode() ?? builtMode,
    save: storeViewMode,
  });
  const mode = chosenMode ?? builtMode;
  const [chosenCount = pageSize[builtMode], chooseCount] = useChoice<number>({
    read: () => {
      const saved = savedListChoice("cases");
      return typeof saved === "number" ? saved : undefined;
    },
    save: (count) => saveListChoice("cases", count, [...Array(count).keys()]),
  });
  const shown = Math.min(Math.max(chosenCount, pageSize[mode]), total);
  const list = useRef<HTMLUListElement>(null);
  const stepBox = useRef<HTMLDivElement>(null);
  const afterRender = useRef<(() => void) | null>(null);

  useBeforePaint(() => {
    afterRender.current?.();
    afterRender.current = null;
  }, [chosenCount]);

  /** Another mode never shows fewer cases. */
  const choose = (next: ViewMode): void => {
    chooseMode(next);
    chooseCount(Math.max(shown, pageSize[next]));
  };

  const showMore = (): void => {
    afterRender.current = () => list.current?.children[shown]?.querySelector("h3")?.focus({ preventScroll: true });
    chooseCount(Math.min(shown + pageSize[mode], total));
  };

  const showLess = (): void => {
    // Cases are removed above: without this the viewport would be further down the page.
    afterRender.current = () => stepBox.current?.scrollIntoView({ block: "center", behavior: "instant" });
    chooseCount(pageSize[mode]);
  };

  const hydrated = chosenMode !== undefined;
  return { mode, shown, step: nextStep(mode, shown, total), hydrated, list, stepBox, choose, showMore, showLess };
}
