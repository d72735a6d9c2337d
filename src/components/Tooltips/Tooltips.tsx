import { type ComponentType, useEffect, useState } from "react";

type Anchored = ComponentType<{ anchor: HTMLElement }>;

const loadTooltip = () => import("./AnchoredTooltip").then((module) => module.AnchoredTooltip);

/** The element that an event aims at and that carries a tooltip, if any. */
const anchorOf = ({ target }: Event): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>("[data-tooltip]") : null;

/**
 * Gives a tooltip to every element that carries `data-tooltip`, with no cost to each of them:
 * two listeners for the page, and Radix Tooltip fetched when one is first aimed at. If it
 * can't be fetched, the browser's own tooltip says the same.
 */
export function Tooltips() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [loaded, setLoaded] = useState<{ Tooltip: Anchored } | null>(null);

  useEffect(() => {
    let gone = false;
    const aim = (event: Event): void => {
      const aimed = anchorOf(event);
      if (!aimed) return;
      setAnchor(aimed);
      loadTooltip().then(
        (Tooltip) => {
          if (!gone) setLoaded((before) => before ?? { Tooltip });
        },
        () => {
          aimed.title = aimed.dataset.tooltip ?? "";
        },
      );
    };
    document.addEventListener("pointerover", aim);
    document.addEventListener("focusin", aim);
    return () => {
      gone = true;
      document.removeEventListener("pointerover", aim);
      document.removeEventListener("focusin", aim);
    };
  }, []);

  return anchor && loaded ? <loaded.Tooltip anchor={anchor} /> : null;
}
