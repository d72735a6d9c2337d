import { useReducedMotion } from "../../components/motion/useReducedMotion";
import { Icon } from "../../components/Icon/Icon";
import { useBeyond } from "./useBeyond";
import styles from "./ScrollToTop.module.scss";

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
