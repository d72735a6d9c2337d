import { useSyncExternalStore } from "react";

/** Scroll position in pixels (docs/contrat.md, «Constantes»). */
const THRESHOLD = 300;

const subscribe = (onChange: () => void) => {
  document.addEventListener("scroll", onChange, { passive: true });
  return () => document.removeEventListener("scroll", onChange);
};

/** Whether the page was scrolled beyond the threshold. */
export const useBeyond = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.scrollY > THRESHOLD,
    () => false,
  );
