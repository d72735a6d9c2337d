import { startTransition, useDeferredValue, useEffect, useLayoutEffect, useReducer, useRef, useState } from "react";
import { storeViewMode, storedViewMode, type ViewMode } from "../../browser/projects-view-mode";
import { notify } from "../../components/Toasts/notify";
import type { FurtherCases, PortfolioItem } from "./portfolio-item";
import { initialView, nextStep, portfolioView } from "./portfolio-view";
import { useFurtherCases } from "./useFurtherCases";

/** The server has no layout, and says so when asked for one. */
const useBeforePaint = typeof document === "undefined" ? useEffect : useLayoutEffect;

/** Cards that fill a phone's screen. */
const screenful = 4;

/** The portfolio's state, where it is kept, and where focus goes when it changes. */
export function usePortfolio(items: PortfolioItem[], further: FurtherCases | undefined) {
  const [view, dispatch] = useReducer(portfolioView, initialView);
  const [pressed, setPressed] = useState<ViewMode>();
  const [awake, setAwake] = useState(false);
  const [waiting, setWaiting] = useState(false);
  /** Cards once shown stay in the page, hidden: taking hundreds away would take long. */
  const [rendered, setRendered] = useState(items.length);
  const { cases, load } = useFurtherCases(further);
  const list = useRef<HTMLUListElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const settle = useRef<(() => void) | null>(null);

  const total = items.length + (further?.count ?? 0);
  const shown = Math.min(view.count, total);
  /** Of the cards that are asked for, a phone's screen is filled first. */
  const visible = Math.min(shown, useDeferredValue(shown) + screenful);

  useBeforePaint(() => {
    const stored = storedViewMode();
    if (stored) dispatch({ type: "mode", mode: stored });
    setAwake(true);
  }, []);

  useBeforePaint(() => {
    settle.current?.();
    settle.current = null;
  }, [view.count]);

  const choose = (mode: ViewMode): void => {
    setPressed(mode);
    // The button answers first: a slow phone takes twice as long to lay every card out anew.
    startTransition(() => dispatch({ type: "mode", mode }));
    storeViewMode(mode);
  };

  const showMore = async (): Promise<void> => {
    if (waiting) return;
    const action = { type: "more", total } as const;
    const { count } = portfolioView(view, action);
    if (count > items.length + cases.length) {
      setWaiting(true);
      try {
        await load();
      } catch {
        notify({
          kind: "error",
          title: "Erreur",
          text: "Les autres réalisations n’ont pas pu être chargées. Veuillez réessayer.",
        });
        return;
      } finally {
        setWaiting(false);
      }
    }
    settle.current = () => list.current?.children[shown]?.querySelector("h3")?.focus({ preventScroll: true });
    setRendered((before) => Math.max(before, count));
    dispatch(action);
    // So that they are there at the next click; a failure is told then.
    load().catch(() => undefined);
  };

  const showLess = (): void => {
    // The cards above leave: without this the visitor would find himself further down the page.
    settle.current = () => place.current?.scrollIntoView({ block: "center", behavior: "instant" });
    dispatch({ type: "less" });
  };

  return {
    mode: view.mode,
    pressed: pressed ?? view.mode,
    cards: [...items, ...cases].slice(0, rendered),
    shown,
    visible,
    total,
    step: nextStep(view, total),
    awake,
    waiting,
    list,
    place,
    choose,
    showMore,
    showLess,
  };
}
