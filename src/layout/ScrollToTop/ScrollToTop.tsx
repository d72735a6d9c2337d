import { useSyncExternalStore } from "react";
import { Icon } from "../../components/Icon/Icon";
import { useReducedMotion } from "../../components/motion/useReducedMotion";
import styles from "./ScrollToTop.module.scss";

/** In pixels of scroll (docs/contrat.md, «Constantes»). */
const THRESHOLD = 300;

const subscribe = (onChange: () => void) => {
  document.addEventListener("scroll", onChange, { passive: true });
  return () => document.removeEventListener("scroll", onChange);
};

/** Beyond 300 px of scroll, a way back. */
export function ScrollToTop() {
  const beyond = useSyncExternalStore(
    subscribe,
    () => window.scrollY > THRESHOLD,
    () => false,
  );
  const still = useReducedMotion();

  const climb = (): void => {
    // The button is about to go: focus must not go with it.
    const heading = document.querySelector<HTMLElement>("main h1");
    heading?.setAttribute("tabindex", "-1");
    heading?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: still ? "instant" : "smooth" });
  };

  return (
    <button
      type="button"
      className={styles.button}
      hidden={!beyond}
      aria-label="Revenir en haut de la page"
      onClick={climb}
    >
      <Icon name="arrow-up" />
    </button>
  );
}
