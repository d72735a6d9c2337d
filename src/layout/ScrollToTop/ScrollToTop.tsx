import { useSyncExternalStore } from "react";
import { Icon } from "../../components/Icon/Icon";
import { useReducedMotion } from "../../components/motion/useReducedMotion";
import styles from "./ScrollToTop.module.scss";

/** Scroll position in pixels (docs/contrat.md, «Constantes»). */
const THRESHOLD = 300;

const subscribe = (onChange: () => void) => {
  document.addEventListener("scroll", onChange, { passive: true });
  return () => document.removeEventListener("scroll", onChange);
};

/** Whether the page was scrolled beyond the threshold. */
const useBeyond = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.scrollY > THRESHOLD,
    () => false,
  );

/** A back-to-top button, shown beyond the threshold. */
export function ScrollToTop() {
  const beyond = useBeyond();
  const reducedMotion = useReducedMotion();

  const scrollToTop = (): void => {
    // The button is about to be removed: move the focus.
    const heading = document.querySelector<HTMLElement>("main h1");
    heading?.setAttribute("tabindex", "-1");
    heading?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: reducedMotion ? "instant" : "smooth" });
  };

  return (
    <button
      type="button"
      className={`quickAction ${styles.button}`}
      hidden={!beyond}
      aria-label="Revenir en haut de la page"
      onClick={scrollToTop}
    >
      <Icon name="arrow-up" />
    </button>
  );
}
